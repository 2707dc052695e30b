import type { Page } from 'playwright-core';

/** Milliseconds until it was on the screen, and of work on the page's main thread, whatever else the machine did meanwhile. */
export type Cost = { shown: number; work: number };

/** Returns what it costs until something is shown. `work` returns how long that took. */
export async function costOf(page: Page, work: () => Promise<number>): Promise<Cost> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
  const before = await worked();
  const shown = await work();
  const cost = { shown, work: (await worked()) - before };
  await devtools.detach();
  return cost;
}
