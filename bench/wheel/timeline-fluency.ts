import type { Page } from 'playwright-core';
import { type Measure, milliseconds, percentile } from '../report.ts';
import type { Stage } from './browser.ts';
import { costOf } from './cost.ts';

const steps = 120;
/** What the main thread may do in a frame, so that sixty a second are certain. */
const most = 8;

/** Measures what a frame costs while 3,000 activities are scrolled sideways and down, and while they are zoomed from the year to a week and back. */
export async function timelineFluency(stage: Stage): Promise<Measure[]> {
  const page = await stage.open('timeline', 3_000);
  await page.evaluate(() => window.bench.firstPaint());
  await page.waitForTimeout(500);
  const zoomed = await watched(page, zoom);
  await page.getByRole('button', { name: 'Månad' }).click();
  const panned = await watched(page, (at) => at.evaluate(pan, { steps, x: 14, y: 0 }));
  const scrolled = await watched(page, (at) => at.evaluate(pan, { steps, x: 0, y: 14 }));
  await page.close();
  return [
    ...measuresOf('a frame of zooming', zoomed),
    ...measuresOf('a frame of panning, a month in sight', panned),
    ...measuresOf('a frame of scrolling down', scrolled),
  ];
}

type Watched = { frames: number[]; work: number };

async function watched(page: Page, work: (page: Page) => Promise<void>): Promise<Watched> {
  let frames: number[] = [];
  const cost = await costOf(page, async () => {
    const began = performance.now();
    await page.evaluate(() => window.bench.watchFrames());
    await work(page);
    frames = await page.evaluate(() => window.bench.frames());
    return performance.now() - began;
  });
  return { frames, work: cost.work };
}

/** Turns the wheel with Ctrl, once a frame: from the year to a week in a second, and back in another. */
const zoom = (page: Page) =>
  page.evaluate(async (count) => {
    const scroller = document.querySelector('.timeline-scroller')!;
    const { left, top } = scroller.getBoundingClientRect();
    for (let step = 0; step < count; step += 1) {
      const deltaY = step < count / 2 ? -8 : 8;
      const init = { deltaY, ctrlKey: true, clientX: left + 500, clientY: top + 300, cancelable: true, bubbles: true };
      scroller.dispatchEvent(new WheelEvent('wheel', init));
      await new Promise(requestAnimationFrame);
    }
  }, steps);

/** Scrolls by some pixels a frame. Runs in the page. */
async function pan({ steps: count, x, y }: { steps: number; x: number; y: number }): Promise<void> {
  const scroller = document.querySelector('.timeline-scroller')!;
  for (let step = 0; step < count; step += 1) {
    scroller.scrollBy(x, y);
    await new Promise(requestAnimationFrame);
  }
}

function measuresOf(what: string, { frames, work }: Watched): Measure[] {
  const each = work / Math.max(1, frames.length);
  return [
    {
      what: `${what}, work of the main thread, mean of ${frames.length}`,
      figure: milliseconds(each),
      against: `${milliseconds(most)} that it may take`,
      ratio: each / most,
      aim: 'within 1×',
    },
    {
      what: `${what}, from frame to frame, median (p95 ${milliseconds(percentile(frames, 0.95))})`,
      figure: milliseconds(percentile(frames, 0.5)),
    },
  ];
}
