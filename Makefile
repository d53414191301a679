# The npm scripts under the names that people who come from Kubernetes look for.

KUBECTL ?= kubectl
OVERLAY ?= standalone
IMAGE ?= metatrain:$(shell node -p "require('./package.json').version")

.DEFAULT_GOAL := help

##@ Work

.PHONY: help
help: ## What there is
	@awk 'BEGIN {FS = ":.*## "} /^##@/ {printf "\n%s\n", substr($$0, 5)} /^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install the packages that package-lock.json names
	node scripts/setup.mjs

.PHONY: demo
demo: ## A TrainJob's whole life on the screen, without a cluster
	npm run demo

.PHONY: test
test: ## Everything that needs no cluster
	npm test

.PHONY: cluster
cluster: ## The same objects on a real control plane (builds it with Go, once)
	npm run test:cluster

.PHONY: sdk
sdk: ## Kubeflow's Python SDK against the same control plane (needs Python 3.10)
	npm run test:sdk

.PHONY: generate
generate: ## CRDs, types and validators, from codegen/schemas
	npm run generate

.PHONY: verify
verify: generate ## Generate again, and fail when that changes anything
	git diff --exit-code -- crds hooks

.PHONY: golden
golden: ## Write the hooks' golden answers anew, for a look at what has changed
	npm run golden

.PHONY: fix
fix: ## Format, and mend what the linter can mend
	npm run fix

.PHONY: clean
clean: ## Remove what was built
	rm -rf dist coverage

##@ Deploy

.PHONY: build
build: ## JavaScript, into dist/
	npm run build

.PHONY: image
image: ## The container image IMAGE
	docker build -t $(IMAGE) .

.PHONY: deploy
deploy: ## Apply manifests/overlays/OVERLAY to the cluster of the current context
	$(KUBECTL) apply --server-side -k manifests/crds
	$(KUBECTL) apply --server-side -k manifests/overlays/$(OVERLAY)

.PHONY: credentials
credentials: ## Make the hooks' certificate and token, for a cluster without cert-manager
	sh manifests/credentials.sh | $(KUBECTL) apply --server-side -f -
