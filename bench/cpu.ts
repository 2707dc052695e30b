import { readdirSync, readFileSync } from 'node:fs';

const ticksASecond = 100;

/** Returns the milliseconds of CPU that some processes and their children have used so far, as Linux counts them. */
export const cpuOf = (...roots: readonly number[]): number =>
  familyOf(roots).reduce((sum, { milliseconds }) => sum + milliseconds, 0);

/** Returns some processes and all that they have started. */
export function familyOf(roots: readonly number[]): { pid: number; milliseconds: number }[] {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
  const isOf = (pid: number): boolean => {
    const found = processes.find((one) => one.pid === pid);
    return found !== undefined && (roots.includes(pid) || isOf(found.parent));
  };
  return processes.filter(({ pid }) => isOf(pid));
}

/** Returns the process that started another. */
export const parentOf = (pid: number): number => readProcess(String(pid))[0]!.parent;

/** Reads what Linux knows of a process; an empty list if it has just ended. */
function readProcess(name: string) {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ');
    // Its own time, and that of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ pid: Number(name), parent: Number(fields[1]), milliseconds: (ticks * 1_000) / ticksASecond }];
  } catch {
    return [];
  }
}
