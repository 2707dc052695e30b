import { readFile, writeFile } from 'node:fs/promises';

/** Returns the megabytes of memory that a process has now, or has had at most. */
export async function memoryOf(pid: number, which: 'now' | 'most' = 'now'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const line = { now: /VmRSS:\s+(\d+)/, most: /VmHWM:\s+(\d+)/ }[which];
  return Number(line.exec(status)![1]) / 1_024;
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
