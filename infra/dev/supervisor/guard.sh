#!/bin/sh
# Outlives the launcher. Its standard input is a pipe that only the launcher holds: when that ends without the word
# "done", the launcher was killed, and everything that carries the mark of this start is ended here.
mark=$1
postmaster=$2

while read -r word; do
  [ "$word" = done ] && exit 0
done

members() { grep -lszxF "$mark" /proc/[0-9]*/environ 2>/dev/null | tr -dc '0-9\n'; }
tell() { for pid in $(members); do kill "-$1" "$pid" 2>/dev/null; done; }
tell_postgres() { [ -r "$postmaster" ] && read -r pid <"$postmaster" && [ "$pid" -gt 1 ] && kill "-$1" "$pid" 2>/dev/null; }

tell TERM
tell_postgres INT
tries=0
while [ -n "$(members)" ]; do
  tries=$((tries + 1))
  [ "$tries" -eq 40 ] && tell_postgres QUIT
  [ "$tries" -eq 50 ] && tell KILL
  [ "$tries" -gt 120 ] && exit 1
  sleep 0.1
done
