#!/bin/sh
# Tries a package as a machine of an IT department might run it: packaging/try.sh dist/samspel-….tar.gz, or the folder that one was unpacked into, on Linux.
# No home folder, and a package that nobody can write to. As root also: a user that has nothing but one folder of its own; and where the machine allows
# namespaces: no network, and nothing but that folder that anybody can write to.
set -eu
port=${PORT:-3999}
place=$(mktemp -d)
own=$place/own
trap 'chmod -R u+w "$place"; rm -rf "$place"' EXIT
chmod 755 "$place"
if [ -d "$1" ]; then program=$(cd "$1" && pwd); else
  tar -C "$place" -xzf "$1"
  program=$(echo "$place"/samspel-*)
fi
check() { (cd "$program" && sha256sum --quiet --check SHA256SUMS); }
check
chmod -R a-w "$program"
mkdir -m 700 "$own"

cat > "$place/user.sh" <<'USER'
set -eu
fetch() { "$program/bin/node" -e 'fetch(process.argv[1]).then(async (r) => { console.log(r.status, (await r.text()).slice(0, 200)); process.exitCode = r.ok ? 0 : 1 }, () => process.exit(1))' "$1"; }
for folder in "$program" $closed; do
  if touch "$folder/left" 2> /dev/null; then echo "$folder can be written to."; exit 1; fi
done
"$program/samspel" > "$own/said" 2>&1 &
server=$!
seconds=0
until fetch "http://localhost:$PORT/api/health"; do
  seconds=$((seconds + 1))
  if [ "$seconds" -gt 120 ] || ! kill -0 "$server"; then cat "$own/said"; exit 1; fi
  sleep 1
done
fetch "http://localhost:$PORT/app/" | head -c 20; echo
tr '\0' ' ' < "/proc/$server/cmdline"; echo
"$program/samspel" backup "$own/own.backup"
"$program/samspel" backup --verify "$own/own.backup"
kill "$server"
wait "$server"
DATA_DIR=$own/restored "$program/samspel" restore "$own/own.backup"
USER

# Closes what is open to the machine's other programs, then becomes the user. `perl`, which every Debian has, where there is no `ip`.
cat > "$place/apart.sh" <<'APART'
set -eu
ip link set lo up 2> /dev/null || perl -e '$up = pack("a16 s x22", "lo", 0x49); socket($s, 2, 2, 0) && ioctl($s, 0x8914, $up) or die $!'
mount --bind "$own" "$own"
for folder in $closed; do
  if mountpoint -q "$folder"; then mount -o remount,bind,ro "$folder"; fi
done
exec "$@"
APART

apart= closed= user=
if [ "$(id -u)" = 0 ]; then
  user='setpriv --reuid 65534 --regid 65534 --clear-groups --no-new-privs'
  chown 65534:65534 "$own"
  closed=$place
  echo 'As a user that has nothing but one folder:'
fi
export own
if closed=/ unshare --net --mount sh "$place/apart.sh" true 2> /dev/null; then
  apart="unshare --net --mount sh $place/apart.sh"
  closed="$closed / /tmp /var /var/tmp"
  echo 'Without a network, and with nothing else to write to:'
fi
export closed
cd "$own"
$apart $user env -i PATH=/usr/bin:/bin PORT="$port" DATA_DIR="$own/data" own="$own" program="$program" closed="$closed" sh "$place/user.sh"
check
echo "It starts, serves, is backed up and restored, and its own files are as they were."
