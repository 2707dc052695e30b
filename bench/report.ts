/** One line of a report: what was measured, what it is compared with, and the aim. */
export type Measure = { what: string; figure: string; against?: string; ratio?: number; aim?: string };

/** Prints measures as a table to quote in a decision record. */
export function report(title: string, measures: readonly Measure[]): void {
  console.log(`\n${title}\n`);
  console.log('| what | figure | against | ratio | aim |\n|---|---|---|---|---|');
  for (const { what, figure, against = '', ratio, aim = '' } of measures) {
    console.log(`| ${what} | ${figure} | ${against} | ${ratio === undefined ? '' : ratio.toFixed(2)} | ${aim} |`);
  }
}

/** Returns the value below which a share of the times lie. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

/** Runs `work` a number of times in each of some parallel lanes; returns how long each run took, in milliseconds. */
export async function inLanes(lanes: number, runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const lane = async () => {
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}
