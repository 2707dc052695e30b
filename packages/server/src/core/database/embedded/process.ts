import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** Whether a process with this number is alive. A zombie, which is dead but still has its number, is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return true;
  }
}

/** Whether a living process is the PostgreSQL of this cluster, and not another one that got the same number later. */
export function isPostgresOf(pid: number, cluster: string): boolean {
  return isAlive(pid) && (standsIn(pid, cluster) || commandOf(pid).includes(cluster));
}

/** Whether the process works in the cluster's folder, as PostgreSQL always does; compared by inode, so a renamed folder is recognized. */
function standsIn(pid: number, cluster: string): boolean {
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
}

function commandOf(pid: number): readonly string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(' ');
  } catch {
    return [];
  }
}
