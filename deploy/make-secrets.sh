#!/usr/bin/env bash
# Creates the missing secrets for compose.yaml, which mounts them from deploy/secrets.
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
# the client with which a storefront reads a preview's prices, and its entry for the engine
scopes=sfcc.shopper-categories+sfcc.shopper-context.rw+sfcc.shopper-product-search
scopes=$scopes+sfcc.shopper-products+sfcc.shopper-promotions+sfcc.shopper-stores
if ! [ -s secrets/preview-client ]; then
  secret=$(head -c 24 /dev/urandom | base64 | tr '+/' '-_')
  hash=$(printf %s "$secret" | sha256sum | cut -d ' ' -f 1)
  echo "praline-preview:$secret" > secrets/preview-client
  echo "praline-preview:$hash:$scopes" > secrets/private-clients
fi
# the containers' users, which differ from yours, must be able to read the files
chmod 644 secrets/*
