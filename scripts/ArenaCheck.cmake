# Checks an image after its link; a failed check fails the build. For CMake 3.20 or newer, with Ninja
# or makefiles.
#
#   arenacheck_add_check(TARGET target REPORTS report...
#     [MAP file] [TARGET_BOARD name|file] [MEMORY setting...] [BIND binding...] [BUDGET limit...]
#     [WAIVE waiver...] [BASELINE file] [ARGUMENTS_FILE file] [SIDECARS file...] [STRICT] [QUIET]
#     [OUTPUT format=file...] [POST_BUILD])
#
#   TARGET          the executable; the check follows its link and all its POST_BUILD commands
#   REPORTS         residency reports, or folders to be searched for them; not needed where the
#                   argument file names them
#   MAP             the map that the link writes; not needed where it lies beside the image as
#                   IMAGE.map or with the ending .map instead of the image's
#   ARGUMENTS_FILE  further options; paths in it start from the current source folder
#   SIDECARS        sidecar files that the build makes; those that are there already are found
#   POST_BUILD      makes the check a part of the link, which then fails with it: makefiles delete
#                   the image. Only for targets of the same folder. Otherwise the target
#                   TARGET-arenacheck, a part of `all`, checks an image that stays
#   others          as the options of `arenacheck check`, several values where these repeat
#
# Relative paths start from the current source folder, those of MAP and OUTPUT from the current binary
# folder. The image is checked again when the image, its map, a report, a file that a report names or
# that lies beside it as a header, any other file named here, an argument or arenacheck changed.

if(CMAKE_VERSION VERSION_LESS 3.20)
  message(FATAL_ERROR "arenacheck: CMake ${CMAKE_VERSION} is too old, 3.20 is needed")
endif()

cmake_policy(PUSH)
cmake_policy(VERSION 3.20)

# Sets `result` to the files among `words`, the reports below the folders among them, and what a
# check reads beside these reports: sidecar files, and headers that may hold the plan hash.
function(_arenacheck_inputs result base words)
  set(inputs)
  foreach(word IN LISTS words)
    get_filename_component(path "${word}" ABSOLUTE BASE_DIR "${base}")
    if(IS_DIRECTORY "${path}")
      file(GLOB_RECURSE found FOLLOW_SYMLINKS LIST_DIRECTORIES false "${path}/*_residency.json")
      list(APPEND inputs ${found})
    elseif(NOT word STREQUAL "" AND EXISTS "${path}")
      list(APPEND inputs "${path}")
    endif()
  endforeach()
  set(reports ${inputs})
  list(FILTER reports INCLUDE REGEX "\\.json$")
  foreach(report IN LISTS reports)
    get_filename_component(folder "${report}" DIRECTORY)
    file(GLOB headers "${folder}/*.h" "${folder}/includes-api/*.h" "${folder}/include/*.h"
      "${folder}/includes/*.h")
    list(APPEND inputs ${headers})
    file(READ "${report}" text)
    string(REGEX MATCHALL "\"filename\"[ \t\r\n]*:[ \t\r\n]*\"[^\"]*\"" names "${text}")
    foreach(name IN LISTS names)
      string(REGEX REPLACE ".*\"([^\"]*)\"$" "\\1" name "${name}")
      if(EXISTS "${folder}/${name}")
        list(APPEND inputs "${folder}/${name}")
      endif()
    endforeach()
  endforeach()
  set(${result} ${inputs} PARENT_SCOPE)
endfunction()

# As a script, after a check that passed: writes DEPFILE, all inputs that the build did not know, and
# STAMP. IMAGE is what was checked, ARGUMENT_FILES the files that held the arguments.
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  get_filename_component(folder "${IMAGE}" DIRECTORY)
  get_filename_component(stem "${IMAGE}" NAME_WLE)
  set(words "${IMAGE}.map" "${folder}/${stem}.map")
  foreach(file IN LISTS ARGUMENT_FILES)
    file(READ "${file}" text)
    string(REGEX REPLACE "(^|[ \t\r\n])#[^\n]*" "\\1" text "${text}")
    separate_arguments(more UNIX_COMMAND "${text}")
    list(TRANSFORM more REPLACE "^--[a-z]+=" "")
    list(APPEND words ${more})
  endforeach()
  _arenacheck_inputs(inputs "${CMAKE_CURRENT_BINARY_DIR}" "${words}")
  set(rule "${STAMP}:")
  foreach(input IN LISTS inputs)
    string(APPEND rule ";${input}")
  endforeach()
  list(TRANSFORM rule REPLACE "\\$" "$$")
  list(TRANSFORM rule REPLACE "([ #])" "\\\\\\1")
  list(JOIN rule " \\\n  " rule)
  file(WRITE "${DEPFILE}" "${rule}\n")
  file(TOUCH "${STAMP}")
  cmake_policy(POP)
  return()
endif()

find_program(ARENACHECK_EXECUTABLE NAMES arenacheck arenacheck.cmd
  PATHS "${CMAKE_CURRENT_LIST_DIR}" "${CMAKE_CURRENT_LIST_DIR}/../../../bin"
  NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH DOC "The launcher of arenacheck")
find_program(ARENACHECK_EXECUTABLE NAMES arenacheck arenacheck.cmd NO_CMAKE_FIND_ROOT_PATH)
set(_ARENACHECK_MODULE "${CMAKE_CURRENT_LIST_FILE}" CACHE INTERNAL "")

function(_arenacheck_refuse)
  list(JOIN ARGN "" message)
  message(FATAL_ERROR "arenacheck_add_check: ${message}")
endfunction()

# Sets `variable` to the absolute path of `file`.
function(_arenacheck_absolute variable file base)
  if(NOT file MATCHES "^\\$<")
    get_filename_component(file "${file}" ABSOLUTE BASE_DIR "${base}")
  endif()
  set(${variable} "${file}" PARENT_SCOPE)
endfunction()

# Appends an option and its value, quoted, to the text of an argument file, `arguments`.
macro(_arenacheck_option option)
  string(REGEX REPLACE "([\\\"])" "\\\\\\1" value "${ARGN}")
  string(APPEND arguments "${option} \"${value}\"\n")
endmacro()

# Sets `arguments` to the text of an argument file, `depends` to the files that it names, and
# `products` to those that the check writes. Reads the variables check_*.
function(_arenacheck_arguments)
  set(arguments "")
  set(depends)
  set(products)
  foreach(report IN LISTS check_REPORTS)
    _arenacheck_absolute(report "${report}" "${CMAKE_CURRENT_SOURCE_DIR}")
    _arenacheck_option(--report "${report}")
    if(IS_DIRECTORY "${report}")
      file(GLOB_RECURSE report CONFIGURE_DEPENDS FOLLOW_SYMLINKS LIST_DIRECTORIES false
        "${report}/*_residency.json")
      # As comments, so that an older report that is added changes the file, too.
      foreach(found IN LISTS report)
        string(APPEND arguments "# ${found}\n")
      endforeach()
    endif()
    list(APPEND depends ${report})
  endforeach()
  if(check_MAP)
    _arenacheck_absolute(map "${check_MAP}" "${CMAKE_CURRENT_BINARY_DIR}")
    _arenacheck_option(--map "${map}")
  endif()
  if(check_TARGET_BOARD)
    _arenacheck_absolute(board "${check_TARGET_BOARD}" "${CMAKE_CURRENT_SOURCE_DIR}")
    if(EXISTS "${board}")
      list(APPEND depends "${board}")
    else()
      set(board "${check_TARGET_BOARD}")
    endif()
    _arenacheck_option(--target "${board}")
  endif()
  if(check_BASELINE)
    _arenacheck_absolute(baseline "${check_BASELINE}" "${CMAKE_CURRENT_SOURCE_DIR}")
    _arenacheck_option(--baseline "${baseline}")
    list(APPEND depends "${baseline}")
  endif()
  foreach(option IN ITEMS memory bind budget waive)
    string(TOUPPER "${option}" keyword)
    foreach(setting IN LISTS check_${keyword})
      _arenacheck_option(--${option} "${setting}")
    endforeach()
  endforeach()
  foreach(output IN LISTS check_OUTPUT)
    if(output MATCHES "^([^=]*)=(.+)$")
      set(format "${CMAKE_MATCH_1}")
      _arenacheck_absolute(file "${CMAKE_MATCH_2}" "${CMAKE_CURRENT_BINARY_DIR}")
      list(APPEND products "${file}")
      set(output "${format}=${file}")
    endif()
    _arenacheck_option(-o "${output}")
  endforeach()
  foreach(flag IN ITEMS strict quiet)
    string(TOUPPER "${flag}" keyword)
    if(check_${keyword})
      string(APPEND arguments "--${flag}\n")
    endif()
  endforeach()
  set(arguments "${arguments}" PARENT_SCOPE)
  set(depends ${depends} PARENT_SCOPE)
  set(products ${products} PARENT_SCOPE)
endfunction()

function(arenacheck_add_check)
  set(flags STRICT QUIET POST_BUILD)
  set(single TARGET MAP TARGET_BOARD BASELINE ARGUMENTS_FILE)
  set(several REPORTS MEMORY BIND BUDGET WAIVE SIDECARS OUTPUT)
  cmake_parse_arguments(PARSE_ARGV 0 check "${flags}" "${single}" "${several}")
  # Behind a keyword with several values a mistyped keyword would count as one more of them.
  foreach(keyword IN LISTS several)
    foreach(value IN LISTS check_${keyword})
      if(value MATCHES "^[A-Z_]+$" AND NOT EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${value}")
        list(APPEND check_UNPARSED_ARGUMENTS "${value}")
      endif()
    endforeach()
  endforeach()
  if(DEFINED check_UNPARSED_ARGUMENTS)
    _arenacheck_refuse("unknown argument: ${check_UNPARSED_ARGUMENTS}")
  elseif(DEFINED check_KEYWORDS_MISSING_VALUES)
    _arenacheck_refuse("no value follows: ${check_KEYWORDS_MISSING_VALUES}")
  elseif(NOT check_TARGET)
    _arenacheck_refuse("TARGET is missing")
  elseif(NOT TARGET "${check_TARGET}")
    _arenacheck_refuse("there is no target `${check_TARGET}`")
  elseif(NOT check_REPORTS AND NOT check_ARGUMENTS_FILE)
    _arenacheck_refuse("REPORTS is missing")
  elseif(NOT ARENACHECK_EXECUTABLE)
    _arenacheck_refuse("arenacheck is not found: set ARENACHECK_EXECUTABLE to its launcher")
  endif()
  set(app "${check_TARGET}")
  get_target_property(type "${app}" TYPE)
  if(NOT type STREQUAL "EXECUTABLE")
    _arenacheck_refuse("`${app}` is no executable")
  endif()

  # A changed argument changes the file that holds them all, which every generator sees.
  set(stem "${CMAKE_CURRENT_BINARY_DIR}/arenacheck/${app}")
  get_property(several_configurations GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  if(several_configurations)
    string(APPEND stem "-$<CONFIG>")
  endif()
  file(MAKE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/arenacheck")
  _arenacheck_arguments()
  file(GENERATE OUTPUT "${stem}.args" CONTENT "${arguments}")
  set(argument_files "${stem}.args")
  if(check_ARGUMENTS_FILE)
    _arenacheck_absolute(file "${check_ARGUMENTS_FILE}" "${CMAKE_CURRENT_SOURCE_DIR}")
    list(APPEND argument_files "${file}")
  endif()
  foreach(sidecar IN LISTS check_SIDECARS)
    _arenacheck_absolute(sidecar "${sidecar}" "${CMAKE_CURRENT_SOURCE_DIR}")
    list(APPEND depends "${sidecar}")
  endforeach()
  list(APPEND depends ${argument_files} "${ARENACHECK_EXECUTABLE}")
  list(TRANSFORM argument_files PREPEND "@" OUTPUT_VARIABLE at_files)
  set(command "${ARENACHECK_EXECUTABLE}" check "$<TARGET_FILE:${app}>" ${at_files})

  if(check_POST_BUILD)
    _arenacheck_inputs(beside "${CMAKE_CURRENT_SOURCE_DIR}" "${check_REPORTS}")
    set_property(TARGET "${app}" APPEND PROPERTY LINK_DEPENDS ${depends} ${beside})
    add_custom_command(TARGET "${app}" POST_BUILD
      COMMAND ${command}
      BYPRODUCTS ${products}
      WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}"
      COMMENT "Checking the memory plan of ${app}"
      VERBATIM)
    return()
  endif()
  add_custom_command(OUTPUT "${stem}.stamp"
    COMMAND ${command}
    COMMAND "${CMAKE_COMMAND}" "-DIMAGE=$<TARGET_FILE:${app}>" "-DSTAMP=${stem}.stamp"
      "-DDEPFILE=${stem}.d" "-DARGUMENT_FILES=${argument_files}" -P "${_ARENACHECK_MODULE}"
    BYPRODUCTS ${products}
    DEPENDS "${app}" ${depends}
    DEPFILE "${stem}.d"
    WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}"
    COMMENT "Checking the memory plan of ${app}"
    VERBATIM)
  add_custom_target("${app}-arenacheck" ALL DEPENDS "${stem}.stamp")
endfunction()

cmake_policy(POP)
