#!/bin/sh
# `sh infra/docker/compose-env.sh [file]`: adds to .env (or the file named) the secrets that docker-compose.yml asks for and that are
# not there yet, each fresh. What is there stays as it is: the data in the volumes was made with it. Wants openssl and nothing else.
set -eu
umask 077
file=${1:-$(dirname "$0")/../../.env}
touch "$file"
count=0

encode() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
is_set() { grep -Eq "^(export +)?$1=.+" "$file"; }
add() {
  [ "$count" -gt 0 ] || printf '\n# For docker compose, made by infra/docker/compose-env.sh. The data in its volumes belongs to these.\n' >>"$file"
  printf '%s=%s\n' "$1" "$2" >>"$file"
  count=$((count + 1))
}

# The last line may lack its end.
[ ! -s "$file" ] || [ -z "$(tail -c 1 "$file")" ] || echo >>"$file"
for owner in POSTGRES REDIS IDENTITY_DATABASE ASSESSMENT_DATABASE REPORT_DATABASE SKILLS_DATABASE JOBS_DATABASE LEARNING_DATABASE GAME_DATABASE; do
  is_set "WAYMARK_${owner}_PASSWORD" || add "WAYMARK_${owner}_PASSWORD" "$(openssl rand 24 | encode)"
done
is_set WAYMARK_LINK_SECRET || add WAYMARK_LINK_SECRET "$(openssl rand 32 | encode)"
is_set WAYMARK_SECOND_STEP_SECRET || add WAYMARK_SECOND_STEP_SECRET "$(openssl rand 32 | encode)"
# Two halves of one key: never one without the other. Of two lines the last one counts.
if ! is_set WAYMARK_IDENTITY_TOKEN_PRIVATE_KEY || ! is_set WAYMARK_IDENTITY_TOKEN_PUBLIC_KEY; then
  key=$(openssl genpkey -algorithm ed25519)
  add WAYMARK_IDENTITY_TOKEN_PRIVATE_KEY "$(printf '%s\n' "$key" | openssl pkey -outform DER | encode)"
  add WAYMARK_IDENTITY_TOKEN_PUBLIC_KEY "$(printf '%s\n' "$key" | openssl pkey -pubout -outform DER | encode)"
fi
chmod 600 "$file"
[ "$count" -gt 0 ] && echo "$count secrets written to $file" || echo "$file has all secrets"
