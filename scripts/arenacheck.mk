# Checks an image after its link; a failed check stops the build. For GNU make 4.3 or newer.
#
#   include PREFIX/share/arenacheck/arenacheck.mk
#   $(eval $(call arenacheck,IMAGE,REPORTS,OPTIONS))
#
#   IMAGE    the ELF file that the link makes
#   REPORTS  residency reports, or folders to be searched for them
#   OPTIONS  further options of `arenacheck check`, as: --target apollo510_evb @arenacheck.args
#
# The second line stands below the Makefile's first rule. It adds the rule of a stamp,
# IMAGE.arenacheck, which is made when the check passes, and joins it to the default goal, or to
# the goal that ARENACHECK_GOAL names. `make arenacheck` runs the checks alone; ARENACHECK_STAMPS
# holds all stamps, for `clean`. The image is checked again when the image, its map, a report, a
# file that a report names or that lies beside it as a header, a file among the options, the
# options or arenacheck changed. Names of files must not hold white space.

ARENACHECK ?= $(dir $(lastword $(MAKEFILE_LIST)))arenacheck

.PHONY: .arenacheck-again
.arenacheck-again:

arenacheck.error = $(error arenacheck: $(1); write $$(eval $$(call arenacheck,IMAGE,REPORTS,OPTIONS)))
arenacheck.quote = '$(subst ','\'',$(1))'
arenacheck.differ = $(if $(and $(findstring =$(1)=,=$(2)=),$(findstring =$(2)=,=$(1)=)),,yes)
arenacheck.folders = $(foreach name,$(1),$(if $(wildcard $(name)/.),$(name)))
arenacheck.below = $(if $(strip $(1)),$(sort $(shell find -L $(1) -name '*_residency.json' 2>/dev/null)))

# The words of the options and of their argument files that may name files: quotes and the names of
# long options are taken off, and what is written to is left out.
arenacheck.plain = $(subst ",,$(subst ',,$(1)))
arenacheck.words = $(foreach word,$(filter-out --output=%,$(call arenacheck.plain,$(1) \
  $(foreach file,$(patsubst @%,%,$(filter @%,$(1))),$(file <$(file))))),$(patsubst @%,%,$(if \
  $(filter --%,$(word)),$(lastword $(subst =, ,$(word))),$(word))))
arenacheck.files = $(foreach word,$(1),$(if $(call arenacheck.folders,$(word)),,$(wildcard $(word))))

# What a check reads beside a report: sidecar files, and headers that may hold its plan hash.
arenacheck.sidecars = $(if $(wildcard $(1)),$(addprefix $(dir $(1)),$(shell \
  grep -o '"filename"[[:space:]]*:[[:space:]]*"[^"]*"' $(1) | sed 's/.*"\(.*\)"$$/\1/')))
arenacheck.headers = $(addprefix $(dir $(1)),*.h includes-api/*.h include/*.h includes/*.h)
arenacheck.beside = $(sort $(foreach report,$(1),$(wildcard $(call \
  arenacheck.sidecars,$(report)) $(call arenacheck.headers,$(report)))))

# The link may have a rule for the map or not: the map counts once it is there.
arenacheck.inputs = $(call arenacheck.beside,$(2)) $(call arenacheck.files,$(3)) $(wildcard \
  $(1).map $(basename $(1)).map $(ARENACHECK))

arenacheck = $(strip \
  $(if $(strip $(1)),,$(call arenacheck.error,the image is missing)) \
  $(if $(strip $(2)),,$(call arenacheck.error,the reports are missing)) \
  $(if $(strip $(4)),$(call arenacheck.error,there is a fourth part behind a comma)) \
  $(if $(ARENACHECK_GOAL)$(.DEFAULT_GOAL),,$(error arenacheck: the check has no goal to join: \
    put the call below the first rule or set ARENACHECK_GOAL)))$(call \
  arenacheck.check,$(strip $(1)),$(strip $(2)),$(strip $(3)),$(call arenacheck.words,$(3)))

arenacheck.check = $(call arenacheck.rule,$(1),$(strip $(filter-out $(call \
  arenacheck.folders,$(2)),$(2)) $(filter %_residency.json,$(4)) $(call \
  arenacheck.below,$(call arenacheck.folders,$(2) $(4)))),check $(1)$(foreach report,$(2), \
  --report $(report))$(if $(3), $(3)),$(4))

# $(1) image, $(2) reports, $(3) command, $(4) words of the options. The stamp holds command and
# reports, so that a change of either is seen.
define arenacheck.rule
ARENACHECK_STAMPS += $(1).arenacheck
$(if $(filter $(1),$(or $(ARENACHECK_GOAL),$(.DEFAULT_GOAL))),.DEFAULT_GOAL := \
  $(1).arenacheck,$(or $(ARENACHECK_GOAL),$(.DEFAULT_GOAL)): | $(1).arenacheck)
.PHONY: arenacheck
arenacheck: | $(1).arenacheck
$(1).arenacheck: $(1) $(2) $(call arenacheck.inputs,$(1),$(2),$(4)) $(if $(call \
  arenacheck.differ,$(file <$(1).arenacheck),$(3) [$(2)]),.arenacheck-again)
	@rm -f $$@; echo $(call arenacheck.quote,arenacheck $(3)); \
	$$(ARENACHECK) $(3) && printf '%s\n' $(call arenacheck.quote,$(3) [$(2)]) >$$@
endef
