import type { CDPSession, Page } from 'playwright-core';
import type { Measure } from '../report.ts';
import type { Stage } from './browser.ts';

const switches = 100;
/** Three times forth and back through the eleven years of the page: what is kept for good is then kept before the first reading. */
const warmUp = 60;

/** Measures what 100 switches of the year leave behind, in a wheel of 3,000 activities: heap after a forced collection, and nodes. */
export async function memory(stage: Stage): Promise<Measure[]> {
  const page = await stage.open('wheel', 3_000);
  await page.evaluate(() => window.bench.firstPaint());
  const devtools = await page.context().newCDPSession(page);
  await switchYears(page, warmUp);
  const before = await held(devtools);
  await switchYears(page, switches);
  const after = await held(devtools);
  await page.close();
  const shared = { aim: 'no growth' };
  const what = `after ${switches} switches of the year`;
  return [
    {
      ...shared,
      what: `JavaScript heap ${what}`,
      figure: `${(after.heap / 1_000).toFixed(0)} kB`,
      against: `${(before.heap / 1_000).toFixed(0)} kB before`,
      ratio: after.heap / before.heap,
    },
    {
      ...shared,
      what: `nodes of the document ${what}`,
      figure: String(after.nodes),
      against: `${before.nodes} before`,
      ratio: after.nodes / before.nodes,
    },
    {
      ...shared,
      what: `listeners ${what}`,
      figure: String(after.listeners),
      against: `${before.listeners} before`,
      ratio: after.listeners / before.listeners,
    },
  ];
}

/** Goes on to the last year that can be shown, back to the first, and on again, each drawn before the next; every 20 end where they began. */
async function switchYears(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let isForward = true;
    for (let done = 0; done < count; done += 1) {
      const [back, forward] = document.querySelectorAll<HTMLButtonElement>('.wheel-step');
      if ((isForward ? forward : back)!.disabled) isForward = !isForward;
      (isForward ? forward : back)!.click();
      await frame();
      await frame();
    }
  }, times);
}

async function held(devtools: CDPSession) {
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
