import { readFile, writeFile } from 'node:fs/promises';
import { familyOf } from './cpu.ts';

/** Returns the megabytes of memory that a process has now, or has had at most. */
export async function memoryOf(pid: number, which: 'now' | 'most' = 'now'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const line = { now: /VmRSS:\s+(\d+)/, most: /VmHWM:\s+(\d+)/ }[which];
  return Number(line.exec(status)![1]) / 1_024;
}

/**
 * Returns the megabytes that a process and all that it has started hold together. What several share, as PostgreSQL's processes do their cache, is counted
 * once.
 */
export async function memoryOfAll(root: number): Promise<number> {
  const shares = familyOf([root]).map(async ({ pid }) => {
    const smaps = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => ''); // it has just ended
    return Number(/^Pss:\s+(\d+)/m.exec(smaps)?.[1] ?? 0) / 1_024;
  });
  return (await Promise.all(shares)).reduce((sum, share) => sum + share, 0);
}

/**
 * Returns the megabytes by which the memory of a process grows at most while some work is done. Linux itself keeps the peak, so none is missed
 * between two readings.
 */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5'); // starts the peak again at the present value
  const before = await memoryOf(pid);
  await work();
  return (await memoryOf(pid, 'most')) - before;
}
