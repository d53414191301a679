#!/bin/sh
# Sets the CA that the API server trusts when it calls the webhooks: the CA in Secret metatrain-hooks-tls. Run it after
# you apply the webhooks, and whenever the CA changes. With cert-manager you do not need it.
#   sh manifests/trust.sh
set -eu
ca=$(kubectl get secret metatrain-hooks-tls --namespace=metatrain-system -o 'jsonpath={.data.ca\.crt}')
if [ -z "$ca" ]; then
  echo 'Secret metatrain-hooks-tls has no ca.crt: create it with manifests/credentials.sh' >&2
  exit 1
fi
for kind in mutatingwebhookconfiguration validatingwebhookconfiguration; do
  webhooks=
  for name in $(kubectl get $kind metatrain -o 'jsonpath={.webhooks[*].name}'); do
    webhooks="$webhooks${webhooks:+,}{\"name\":\"$name\",\"clientConfig\":{\"caBundle\":\"$ca\"}}"
  done
  kubectl patch $kind metatrain --type=strategic --patch "{\"webhooks\":[$webhooks]}"
done
