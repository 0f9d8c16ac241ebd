#!/usr/bin/env bash
# Makes the secrets that compose.yaml mounts, those that are not there yet, in deploy/secrets.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p secrets
chmod 700 secrets
for name in change-feed-key database-password metrics-token operator-token preview-access-code \
  staging-key subscriptions-key; do
  [ -s "secrets/$name" ] || head -c 24 /dev/urandom | base64 | tr '+/' '-_' > "secrets/$name"
done
[ -s secrets/database-url ] ||
  echo "postgres://praline:$(cat secrets/database-password)@postgres:5432/praline" > secrets/database-url
# the client by which a storefront asks for prices of other moments, and what the engine knows of it
scopes=sfcc.shopper-categories+sfcc.shopper-context.rw+sfcc.shopper-product-search
scopes=$scopes+sfcc.shopper-products+sfcc.shopper-promotions+sfcc.shopper-stores
if ! [ -s secrets/preview-client ]; then
  secret=$(head -c 24 /dev/urandom | base64 | tr '+/' '-_')
  hash=$(printf %s "$secret" | sha256sum | cut -d ' ' -f 1)
  echo "praline-preview:$secret" > secrets/preview-client
  echo "praline-preview:$hash:$scopes" > secrets/private-clients
fi
# read in the containers by users other than yours
chmod 644 secrets/*
