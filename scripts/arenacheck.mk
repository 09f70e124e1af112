# Checks an image after its link; a failed check stops the build. For GNU make 4.3 or newer.
#
#   include PREFIX/share/arenacheck/arenacheck.mk
#   $(eval $(call arenacheck,IMAGE,REPORTS,OPTIONS))
#
# REPORTS are files or folders. It stands below the first rule, adds the rule of IMAGE.arenacheck and
# joins it to the default goal, or to ARENACHECK_GOAL. A space in a name is written `\ `.

arenacheck.here := $(dir $(lastword $(MAKEFILE_LIST)))
ARENACHECK ?= $(arenacheck.here)arenacheck
.PHONY: arenacheck .arenacheck-again
.arenacheck-again:
arenacheck.error = $(error arenacheck: $(1); write $$(eval $$(call arenacheck,IMAGE,REPORTS,OPTIONS)))
arenacheck.goal = $(or $(ARENACHECK_GOAL),$(.DEFAULT_GOAL),$(error arenacheck: the check has no goal to join: put the call below the first rule or set ARENACHECK_GOAL))
arenacheck.differ = $(if $(and $(findstring =$(1)=,=$(2)=),$(findstring =$(2)=,=$(1)=)),,.arenacheck-again)
arenacheck.reports = $(subst |,\ ,$(foreach report,$(subst \ ,|,$(1)),--report $(report)))
arenacheck = $(if $(strip $(1)),,$(call arenacheck.error,the image is missing))$(if $(strip \
  $(2)),,$(call arenacheck.error,the reports are missing))$(if $(strip $(4)),$(call \
  arenacheck.error,there is a fourth part behind a comma))$(call arenacheck.rule,$(strip \
  $(1)),$(strip $(2)),$(strip check $(strip $(1)) $(call arenacheck.reports,$(strip $(2))) $(3)))

# The depfile says what was read, the stamp the command: a change of either is seen.
define arenacheck.rule
ARENACHECK_STAMPS += $(1).arenacheck
$(if $(filter $(1),$(arenacheck.goal)),.DEFAULT_GOAL := $(1).arenacheck,$(arenacheck.goal): | $(1).arenacheck)
arenacheck: | $(1).arenacheck
$(1).arenacheck: $(1) $(2) $(wildcard $(1).map $(basename $(1)).map $(ARENACHECK)) $(call \
  arenacheck.differ,$(file <$(subst \ , ,$(1)).arenacheck),$(3)) $(if \
  $(wildcard $(1).arenacheck.d),,.arenacheck-again)
	@echo 'arenacheck $(subst ','\'',$(3))'; \
	$$(ARENACHECK) $(3) --stamp '$$@' --depfile '$$@.d' && printf '%s\n' '$(subst ','\'',$(3))' >'$$@'
-include $(1).arenacheck.d
endef
