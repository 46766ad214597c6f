# Waymark. `make` alone lists what can be asked for.
SHELL := /bin/sh
.DEFAULT_GOAL := help
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
NODE := node --disable-warning=ExperimentalWarning
SETUP := @mkdir -p .cache && flock .cache/setup.lock node infra/dev/setup/setup.mjs

.PHONY: help setup up down restart status logs dev test verify lint typecheck format e2e faults chaos bench crowd people listed scoreboard conformance data doctor backup restore rotate certificates dead-letters history replay end-sessions remove-second-step unread-phrases images load sbom compose-up compose-down

help: ## this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z0-9%-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install and generate what is missing (all others do it by themselves)
	$(SETUP)

up: ## start everything; prints the addresses and a seeded account
	$(SETUP)
	@$(NODE) infra/dev/commands/up.ts

down: ## stop everything; the data stays
	@$(NODE) infra/dev/commands/down.ts

restart: down up ## down, then up

status: ## what runs, how it is, where it listens
	@$(NODE) infra/dev/commands/status.ts

logs: ## follow the log; SERVICE=identity for one service, FOLLOW=false to stop at the end
	@$(NODE) infra/dev/commands/logs.ts

dev: ## like up, and a service starts again when its source changes
	$(SETUP)
	@$(NODE) infra/dev/commands/up.ts --watch

test: ## set up, then lint, types, unit, component, gateway, browser and fault tests
	$(SETUP)
	@$(NODE) infra/test/run.ts

verify: ## test, then the checks with heavy tools (PDF/UA, Lighthouse, the API fuzzed)
	$(SETUP)
	@$(NODE) infra/test/run.ts --all

verify-%: ## one part of verify: the name of a file or folder of an acceptance room (make verify-fuzz)
	$(SETUP)
	@$(NODE) infra/test/run.ts --stage=verify-$*

lint: ## style and import zones, protocol definitions
	$(SETUP)
	@echo '  reading all files (usually half a minute) …'
	@npm run --silent lint
	@npm run --silent lint -w proto

typecheck: ## the types of everything
	$(SETUP)
	@$(NODE) infra/test/run.ts --stage=typecheck

format: ## rewrite files as the linter wants them
	$(SETUP)
	@echo '  reading all files (usually half a minute) …'
	@npm run --silent format

e2e: ## the browser journeys alone
	$(SETUP)
	@$(NODE) infra/test/run.ts --stage=journeys

faults: ## kill, starve and cut off processes under load; nothing may be lost: CHAOS_SEED=7
	$(SETUP)
	@$(NODE) infra/test/run.ts --stage=faults

chaos: ## guests and members order reports while faults of a seed come and go: SEED=7 REPORTS=60 FAULTS=6 ONLY=redis
	$(SETUP)
	@SEED="$(SEED)" REPORTS="$(REPORTS)" FAULTS="$(FAULTS)" ONLY="$(ONLY)" BUS="$(BUS)" $(NODE) infra/chaos/runner/main.ts

bench: ## measure and print: gateway, report pipeline, ranking, boot, bytes, tracing, capacity (WHAT=boot for one; engine reads RELATED, MOVES, TITLES, FROM, report-words PEOPLE)
	$(SETUP)
	@$(NODE) infra/load/bench/run.ts

crowd: ## random people, a report each, by the real engine: PEOPLE=2000 SEED=1 (ten minutes)
	$(SETUP)
	@PEOPLE="$(PEOPLE)" SEED="$(SEED)" $(NODE) services/report/test/crowd/run.ts

people: ## the lists of invented people with their reasons, to be read: FROM=<people.json> PURPOSE=career_change
	$(SETUP)
	@FROM="$(FROM)" PURPOSE="$(PURPOSE)" $(NODE) services/report/test/people/print-people.ts

listed: ## count which occupations are listed most often: FROM=<people.json> PEOPLE=400 of the crowd (five minutes)
	$(SETUP)
	@FROM="$(FROM)" PEOPLE="$(PEOPLE)" $(NODE) services/report/test/people/count-listed.ts

scoreboard: ## every figure measured at this commit and its target, as JSON; fails when one is missed
	$(SETUP)
	@$(NODE) infra/tools/figures.ts

load: ## push the site with k6: JOURNEY=browse,quiz DURATION=30s RATE=… BISECT=browse TARGET=https://…
	$(SETUP)
	@$(NODE) infra/load/run.ts

conformance: ## compare the conformance table with a specification: make conformance SPEC=<file>
	$(SETUP)
	@$(NODE) infra/docs/conformance/compare.ts "$(SPEC)"

data: ## rebuild the occupation tables: make data FROM=<folder of public releases>
	$(SETUP)
	@$(NODE) services/skills/importer/import.ts "$(FROM)"
	@$(NODE) services/skills/importer/check-gates.ts "$(FROM)"

doctor: ## find out why something does not start, with the cure
	@node infra/dev/setup/doctor.mjs

dead-letters: ## what was given up, everywhere
	@$(NODE) infra/dev/commands/dead-letters.ts list

history: ## what happened to a report: make history REPORT=<id, assessment, guest's address, Message-ID, payment or trace>
	@$(NODE) infra/dev/commands/report-history.ts "$(REPORT)"

replay: ## give it another try: all of it, or make replay ID=<id>
	@$(NODE) infra/dev/commands/dead-letters.ts replay "$(ID)"

unread-phrases: ## what people wrote as a goal and nothing was found in: LEAST=3 goals that hold it
	@$(NODE) infra/dev/commands/unread-phrases.ts "$(LEAST)"

end-sessions: ## sign one person or everybody out: make end-sessions PERSON=<address> or ALL=yes
	@$(NODE) infra/dev/commands/end-sessions.ts "$(PERSON)" "$(ALL)"

remove-second-step: ## for one who lost phone, passkeys and recovery codes: make remove-second-step PERSON=<address>
	@$(NODE) infra/dev/commands/remove-second-step.ts "$(PERSON)"

rotate: ## make new secrets; make restart takes them into use
	$(SETUP)
	@$(NODE) infra/dev/commands/rotate.ts

certificates: ## make or renew an authority and certificates: make certificates TO=<folder> [CA=next|forget] [NAMES=localhost]
	$(SETUP)
	@$(NODE) infra/dev/commands/certificates.ts "$(TO)" "$(CA)" "$(NAMES)"

backup: ## write all data to a folder: make backup [TO=<folder>]
	$(SETUP)
	@$(NODE) infra/dev/commands/backup.ts $(if $(TO),"$(TO)")

images: ## build the container images, and print their sizes
	$(SETUP)
	@$(NODE) infra/docker/images.ts

compose-up: ## the whole product as containers, on Kafka (docker-compose.yml); secrets go into .env
	$(SETUP)
	@$(NODE) infra/docker/compose-command.ts up

compose-down: ## stop the containers; the data stays in its volumes
	@$(NODE) infra/docker/compose-command.ts down

sbom: ## list what the product and its images are made of (CycloneDX, SPDX), in .cache/sbom
	$(SETUP)
	@$(NODE) infra/docker/sbom.ts

restore: ## replace all data by a backup: make restore FROM=<folder>
	$(SETUP)
	@$(NODE) infra/dev/commands/restore.ts "$(FROM)"
