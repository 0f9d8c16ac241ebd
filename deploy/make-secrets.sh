#!/usr/bin/env bash
# Makes the secrets that compose.yaml mounts, those that are not there yet, in deploy/secrets.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p secrets
chmod 700 secrets
for name in database-password operator-token preview-access-code staging-key subscriptions-key; do
  [ -s "secrets/$name" ] || head -c 24 /dev/urandom | base64 | tr '+/' '-_' > "secrets/$name"
done
[ -s secrets/database-url ] ||
  echo "postgres://praline:$(cat secrets/database-password)@postgres:5432/praline" > secrets/database-url
# read in the containers by users other than yours
chmod 644 secrets/*
