#!/bin/sh
# As in the image of that name: a first word that is an option or a configuration file means the server, which runs as its own user
# and may be reached from other containers.
set -e
if [ "${1#-}" != "$1" ] || [ "${1%.conf}" != "$1" ]; then set -- redis-server "$@"; fi
if [ "$1" = redis-server ]; then
  case " $* " in
    *' --protected-mode '*) ;;
    *) set -- "$@" --protected-mode no ;;
  esac
  if [ "$(id -u)" = 0 ]; then
    find . \! -user redis -exec chown redis '{}' +
    umask 0077
    exec setpriv --reuid=redis --regid=redis --clear-groups "$0" "$@"
  fi
fi
exec "$@"
