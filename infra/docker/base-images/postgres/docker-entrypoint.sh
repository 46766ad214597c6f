#!/bin/bash
# Makes the database cluster at the first start, by the same variables as the image of that name, then becomes the server.
set -Eeuo pipefail

# NAME, or the contents of the file that NAME_FILE tells of.
from_file() {
  local name=$1 default=${2:-} file="${1}_FILE"
  local value=${!name:-$default}
  if [ -n "${!file:-}" ]; then value=$(<"${!file}"); fi
  export "$name=$value"
  unset "$file"
}

initialise() {
  from_file POSTGRES_PASSWORD
  from_file POSTGRES_USER postgres
  from_file POSTGRES_DB "$POSTGRES_USER"
  local method=${POSTGRES_HOST_AUTH_METHOD:-scram-sha-256}
  if [ -z "$POSTGRES_PASSWORD" ] && [ "$method" != trust ]; then
    echo 'Error: set POSTGRES_PASSWORD, or POSTGRES_HOST_AUTH_METHOD=trust to go without one.' >&2
    exit 1
  fi
  # shellcheck disable=SC2086
  initdb --username="$POSTGRES_USER" --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD") ${POSTGRES_INITDB_ARGS:-}
  printf '\nhost all all all %s\n' "$method" >>"$PGDATA/pg_hba.conf"

  # Nobody reaches it from outside until it is whole.
  PGUSER=$POSTGRES_USER pg_ctl -D "$PGDATA" -o "-c listen_addresses='' -p 5432" -w start
  local sql=(psql -v ON_ERROR_STOP=1 --no-password --no-psqlrc --username "$POSTGRES_USER")
  if [ "$POSTGRES_DB" != postgres ]; then
    "${sql[@]}" --dbname postgres --set db="$POSTGRES_DB" <<<'CREATE DATABASE :"db";'
  fi
  sql+=(--dbname "$POSTGRES_DB")
  local script
  for script in /docker-entrypoint-initdb.d/*; do
    case $script in
      *.sh) if [ -x "$script" ]; then "$script"; else . "$script"; fi ;;
      *.sql) "${sql[@]}" -f "$script" ;;
      *.sql.gz) gunzip -c "$script" | "${sql[@]}" ;;
    esac
  done
  PGUSER=$POSTGRES_USER pg_ctl -D "$PGDATA" -m fast -w stop
  printf '\nPostgreSQL init process complete; ready for start up.\n\n'
}

if [ "${1:0:1}" = '-' ]; then set -- postgres "$@"; fi
if [ "$1" = postgres ]; then
  if [ "$(id -u)" = 0 ]; then
    mkdir -p "$PGDATA" && chmod 00700 "$PGDATA"
    find "$PGDATA" \! -user postgres -exec chown postgres '{}' +
    exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
  fi
  mkdir -p "$PGDATA" && chmod 00700 "$PGDATA" 2>/dev/null || :
  if [ ! -s "$PGDATA/PG_VERSION" ]; then initialise; fi
fi
exec "$@"
