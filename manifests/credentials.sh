#!/bin/sh
# Prints the Secrets that the manifests mount but do not contain: the certificate of the hooks with its CA, and the
# token that Metacontroller sends. The key of the CA is not kept, so each new certificate has a new CA.
#   sh manifests/credentials.sh | kubectl apply --server-side -f -
#   sh manifests/credentials.sh token | kubectl apply --server-side -f -       (if cert-manager issues the certificate)
set -eu
namespace=metatrain-system
host=metatrain-hooks.$namespace
days=3650

tls() {
  dir=$(mktemp -d)
  trap 'rm -rf "$dir"' EXIT
  key='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
  # $key contains several words.
  openssl req -x509 $key -keyout "$dir/ca.key" -out "$dir/ca.crt" -days $days -subj /CN=metatrain-ca 2>"$dir/log"
  openssl req $key -keyout "$dir/tls.key" -out "$dir/tls.csr" -subj "/CN=$host" 2>"$dir/log"
  printf 'subjectAltName=DNS:%s,DNS:%s.svc\nextendedKeyUsage=serverAuth\n' $host $host >"$dir/names"
  openssl x509 -req -in "$dir/tls.csr" -CA "$dir/ca.crt" -CAkey "$dir/ca.key" -CAcreateserial -days $days \
    -extfile "$dir/names" -out "$dir/tls.crt" 2>"$dir/log"
  cat <<END
apiVersion: v1
kind: Secret
metadata:
  name: metatrain-hooks-tls
  namespace: $namespace
type: kubernetes.io/tls
data:
  ca.crt: $(openssl base64 -A -in "$dir/ca.crt")
  tls.crt: $(openssl base64 -A -in "$dir/tls.crt")
  tls.key: $(openssl base64 -A -in "$dir/tls.key")
END
}

token() {
  token=$(openssl rand -hex 32 | tr -d '\n' | openssl base64 -A)
  cat <<END
apiVersion: v1
kind: Secret
metadata:
  name: metatrain-hooks-token
  namespace: $namespace
data:
  # The token that Metacontroller sends, and the tokens that the hooks accept, one on each line.
  token: $token
  accepted: $token
END
}

case ${1-all} in
  all)
    tls
    echo ---
    token
    ;;
  tls | token) "$1" ;;
  *)
    echo 'usage: credentials.sh [tls|token]' >&2
    exit 2
    ;;
esac
