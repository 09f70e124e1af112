# Checks an image after its link; a failed check fails the build. For CMake 3.20 or newer.
#
#   arenacheck_add_check(TARGET target REPORTS report...
#     [MAP file] [TARGET_BOARD name|file] [MEMORY setting...] [BIND binding...] [BUDGET limit...]
#     [WAIVE waiver...] [BASELINE file] [ARGUMENTS_FILE file] [SIDECARS file...] [STRICT] [QUIET]
#     [OUTPUT format=file...] [POST_BUILD])
#
# The target TARGET-arenacheck follows the link and its POST_BUILD commands, in `all` where TARGET is;
# POST_BUILD makes the check a part of the link. SIDECARS are those that the build makes, the others
# options of `arenacheck check`. Paths start from the current source folder, MAP and OUTPUT from the
# binary folder.

cmake_policy(PUSH)
cmake_policy(VERSION 3.20)

find_program(ARENACHECK_EXECUTABLE NAMES arenacheck arenacheck.cmd DOC "The launcher of arenacheck"
  HINTS "${CMAKE_CURRENT_LIST_DIR}" "${CMAKE_CURRENT_LIST_DIR}/../../../bin" NO_CMAKE_FIND_ROOT_PATH)

# Appends an option and its value, quoted, to the text of an argument file, `arguments`.
macro(_arenacheck_option option)
  string(REGEX REPLACE "([\\\"])" "\\\\\\1" value "${ARGN}")
  string(APPEND arguments "${option} \"${value}\"\n")
endmacro()

# Appends files as absolute paths to a list, and with an option to `arguments`.
macro(_arenacheck_files list base option)
  foreach(file ${ARGN})
    if(NOT file MATCHES "^\\$<")
      get_filename_component(file "${file}" ABSOLUTE BASE_DIR "${base}")
    endif()
    list(APPEND ${list} "${file}")
    if(NOT "${option}" STREQUAL "")
      _arenacheck_option("${option}" "${file}")
    endif()
  endforeach()
endmacro()

function(arenacheck_add_check)
  foreach(name IN ITEMS type wrong arguments maps products in_all)
    unset(${name})
  endforeach()
  set(several REPORTS MEMORY BIND BUDGET WAIVE SIDECARS OUTPUT)
  cmake_parse_arguments(PARSE_ARGV 0 check "STRICT;QUIET;POST_BUILD"
    "TARGET;MAP;TARGET_BOARD;BASELINE;ARGUMENTS_FILE" "${several}")
  # Behind a keyword with several values a mistyped keyword would count as one of them.
  foreach(keyword IN LISTS several)
    foreach(value IN LISTS check_${keyword})
      if(value MATCHES "^[A-Z_]+$" AND NOT EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${value}")
        list(APPEND check_UNPARSED_ARGUMENTS "${value}")
      endif()
    endforeach()
  endforeach()
  set(app "${check_TARGET}")
  if(TARGET "${app}")
    get_target_property(type "${app}" TYPE)
  endif()
  if(DEFINED check_UNPARSED_ARGUMENTS)
    set(wrong "unknown argument: ${check_UNPARSED_ARGUMENTS}")
  elseif(DEFINED check_KEYWORDS_MISSING_VALUES)
    set(wrong "no value follows: ${check_KEYWORDS_MISSING_VALUES}")
  elseif(NOT app)
    set(wrong "TARGET is missing")
  elseif(NOT TARGET "${app}")
    set(wrong "there is no target `${app}`")
  elseif(NOT type STREQUAL "EXECUTABLE")
    set(wrong "`${app}` is no executable")
  elseif(NOT check_REPORTS AND NOT check_ARGUMENTS_FILE)
    set(wrong "REPORTS is missing")
  elseif(NOT ARENACHECK_EXECUTABLE)
    set(wrong "arenacheck is not found: set ARENACHECK_EXECUTABLE to its launcher")
  endif()
  if(wrong)
    message(FATAL_ERROR "arenacheck_add_check: ${wrong}")
  endif()

  set(stem "${CMAKE_CURRENT_BINARY_DIR}/arenacheck/${app}")
  get_property(several_configurations GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  string(APPEND stem "$<$<BOOL:${several_configurations}>:-$<CONFIG>>")
  set(here "${CMAKE_CURRENT_SOURCE_DIR}")
  set(argument_files "${stem}.args")
  set(depends "${ARENACHECK_EXECUTABLE}")
  _arenacheck_files(depends "${here}" --report ${check_REPORTS})
  _arenacheck_files(maps "${CMAKE_CURRENT_BINARY_DIR}" --map ${check_MAP})
  _arenacheck_files(depends "${here}" --baseline ${check_BASELINE})
  _arenacheck_files(depends "${here}" "" ${check_SIDECARS})
  _arenacheck_files(argument_files "${here}" "" ${check_ARGUMENTS_FILE})
  foreach(board IN LISTS check_TARGET_BOARD)
    _arenacheck_option(--target "${board}")
  endforeach()
  foreach(option IN ITEMS memory bind budget waive)
    string(TOUPPER "${option}" keyword)
    foreach(setting IN LISTS check_${keyword})
      _arenacheck_option(--${option} "${setting}")
    endforeach()
  endforeach()
  foreach(flag IN ITEMS strict quiet)
    string(TOUPPER "${flag}" keyword)
    string(APPEND arguments "$<$<BOOL:${check_${keyword}}>:--${flag}>\n")
  endforeach()
  foreach(output IN LISTS check_OUTPUT)
    if(output MATCHES "^([^=]*)=(.+)$")
      set(output "${CMAKE_MATCH_1}")
      _arenacheck_files(products "${CMAKE_CURRENT_BINARY_DIR}" "" "${CMAKE_MATCH_2}")
      list(GET products -1 file)
      string(APPEND output "=${file}")
    endif()
    _arenacheck_option(-o "${output}")
  endforeach()
  list(APPEND depends ${argument_files})
  list(TRANSFORM argument_files PREPEND "@")
  file(GENERATE OUTPUT "${stem}.args" CONTENT "${arguments}")

  set(command COMMAND "${ARENACHECK_EXECUTABLE}" check "$<TARGET_FILE:${app}>" ${argument_files})
  set(common BYPRODUCTS ${products} WORKING_DIRECTORY "${here}"
    COMMENT "Checking the memory plan of ${app}" VERBATIM)
  if(check_POST_BUILD)
    set_property(TARGET "${app}" APPEND PROPERTY LINK_DEPENDS ${depends})
    add_custom_command(TARGET "${app}" POST_BUILD ${command} ${common})
    return()
  endif()
  add_custom_command(OUTPUT "${stem}.stamp"
    ${command} --stamp "${stem}.stamp" --depfile "${stem}.d"
    DEPENDS "${app}" ${depends} DEPFILE "${stem}.d" ${common})
  get_target_property(apart "${app}" EXCLUDE_FROM_ALL)
  if(NOT apart)
    set(in_all ALL)
  endif()
  add_custom_target("${app}-arenacheck" ${in_all} DEPENDS "${stem}.stamp")
endfunction()

cmake_policy(POP)
