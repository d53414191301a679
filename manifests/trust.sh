#!/bin/sh
# Tells the API server whom to trust when it calls the webhooks: the CA in Secret metatrain-hooks-tls. To be run after the
# webhooks are applied, and whenever that CA changes. cert-manager does the same by itself.
#   sh manifests/trust.sh
set -eu
ca=$(kubectl get secret metatrain-hooks-tls --namespace=metatrain-system -o 'jsonpath={.data.ca\.crt}')
if [ -z "$ca" ]; then
  echo 'Secret metatrain-hooks-tls has no ca.crt: make it with manifests/credentials.sh' >&2
  exit 1
fi
for kind in mutatingwebhookconfiguration validatingwebhookconfiguration; do
  webhooks=
  for name in $(kubectl get $kind metatrain -o 'jsonpath={.webhooks[*].name}'); do
    webhooks="$webhooks${webhooks:+,}{\"name\":\"$name\",\"clientConfig\":{\"caBundle\":\"$ca\"}}"
  done
  kubectl patch $kind metatrain --type=strategic --patch "{\"webhooks\":[$webhooks]}"
done
