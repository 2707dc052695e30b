#!/bin/sh
# Tries a package as a machine of an IT department might run it: packaging/try.sh dist/samspel-….tar.gz, as root, on Linux.
# Unpacked into an empty folder that nobody can write to; no network; no home folder; a user that has nothing but one folder of its own.
set -eu
archive=$1
port=${PORT:-3999}
place=$(mktemp -d)
own=$place/own
trap 'rm -rf "$place"' EXIT
chmod 755 "$place"
tar -C "$place" -xzf "$archive"
program=$(echo "$place"/samspel-*)
(cd "$program" && sha256sum --quiet --check SHA256SUMS)
chmod -R a-w "$program"
install -d -o 65534 -g 65534 -m 700 "$own"

cat > "$place/user.sh" <<'USER'
set -eu
fetch() { "$program/bin/node" -e 'fetch(process.argv[1]).then(async (r) => { console.log(r.status, (await r.text()).slice(0, 200)); process.exitCode = r.ok ? 0 : 1 }, () => process.exit(1))' "$1"; }
"$program/samspel" > "$own/said" 2>&1 &
server=$!
seconds=0
until fetch "http://localhost:$PORT/api/health"; do
  seconds=$((seconds + 1))
  if [ "$seconds" -gt 120 ]; then cat "$own/said"; exit 1; fi
  sleep 1
done
fetch "http://localhost:$PORT/app/" | head -c 20; echo
"$program/samspel" backup "$own/own.backup"
"$program/samspel" backup --verify "$own/own.backup"
kill "$server"
wait "$server"
DATA_DIR=$own/restored "$program/samspel" restore "$own/own.backup"
USER

unshare --net sh -c 'ip link set lo up && cd "$0" && exec setpriv --reuid 65534 --regid 65534 --clear-groups --no-new-privs env -i \
  PATH=/usr/bin:/bin PORT="$1" DATA_DIR="$0/data" own="$0" program="$2" sh "$3"' "$own" "$port" "$program" "$place/user.sh"
echo "It starts, serves, is backed up and restored."
