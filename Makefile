# The npm scripts, as make targets with the names that are usual in Kubernetes projects.

KUBECTL ?= kubectl
OVERLAY ?= standalone
IMAGE ?= metatrain:$(shell node -p "require('./package.json').version")

.DEFAULT_GOAL := help

##@ Development

.PHONY: help
help: ## List the targets
	@awk 'BEGIN {FS = ":.*## "} /^##@/ {printf "\n%s\n", substr($$0, 5)} /^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install the npm packages
	node scripts/setup.mjs

.PHONY: demo
demo: ## Run a TrainJob from creation to end, without a cluster
	npm run demo

.PHONY: test
test: ## Run everything that needs no cluster
	npm test

.PHONY: cluster
cluster: ## Run the hooks on a real control plane (the first run builds it with Go)
	npm run test:cluster

.PHONY: sdk
sdk: ## Run Kubeflow's Python SDK against the same control plane (needs Python 3.10 or later)
	npm run test:sdk

.PHONY: generate
generate: ## Generate CRDs, types and validators from codegen/schemas
	npm run generate

.PHONY: verify
verify: generate ## Generate, and fail if the generated files change
	git diff --exit-code -- crds hooks

.PHONY: golden
golden: ## Rewrite the golden answers of the hooks, to review the differences
	npm run golden

.PHONY: fix
fix: ## Format, and fix what the linter can fix
	npm run fix

.PHONY: clean
clean: ## Remove build output
	rm -rf dist coverage

##@ Deploy

.PHONY: build
build: ## Compile to dist/
	npm run build

.PHONY: image
image: ## Build the container image IMAGE
	docker build -t $(IMAGE) .

.PHONY: deploy
deploy: ## Apply manifests/overlays/OVERLAY to the cluster of the current context
	$(KUBECTL) apply --server-side -k manifests/crds
	$(KUBECTL) apply --server-side -k manifests/overlays/$(OVERLAY)

.PHONY: credentials
credentials: ## Create the certificate and token of the hooks, for a cluster without cert-manager
	sh manifests/credentials.sh | $(KUBECTL) apply --server-side -f -
