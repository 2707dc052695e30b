import type { Page } from 'playwright-core';
import { type Measure, milliseconds, percentile } from '../report.ts';
import type { Stage } from './browser.ts';
import { costOf } from './cost.ts';

const moves = 200;
const keys = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'PageDown', 'ArrowUp'];
const steps = 100;

/**
 * Measures what a step costs while the pointer moves over 3,000 activities, and while the arrow keys move among them, and how long frames take then.
 */
export async function fluency(stage: Stage): Promise<Measure[]> {
  const page = await stage.open('wheel', 3_000);
  await page.evaluate(() => window.bench.firstPaint());
  const hovered = await watched(page, () => wander(page));
  await page.mouse.move(1_200, 900);
  await page.locator('.wheel-drawing [tabindex="0"]').focus();
  const walked = await watched(page, () => walk(page));
  await page.close();
  return [
    ...measuresOf('a move of the pointer over 3000', moves, hovered),
    ...measuresOf('a key that walks among 3000', steps, walked),
  ];
}

type Watched = { frames: number[]; work: number };

async function watched(page: Page, work: () => Promise<void>): Promise<Watched> {
  let frames: number[] = [];
  const cost = await costOf(page, async () => {
    const began = performance.now();
    await page.evaluate(() => window.bench.watchFrames());
    await work();
    frames = await page.evaluate(() => window.bench.frames());
    return performance.now() - began;
  });
  return { frames, work: cost.work };
}

/** Moves round and round from the edge inward, so that the pointer meets every ring and every month. */
async function wander(page: Page): Promise<void> {
  for (let move = 0; move < moves; move += 1) {
    const angle = move * 0.21;
    const radius = 420 - (move / moves) * 280;
    await page.mouse.move(440 + radius * Math.sin(angle), 440 - radius * Math.cos(angle));
  }
}

async function walk(page: Page): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.keyboard.press(keys[step % keys.length]!);
}

/** Milliseconds of a frame at sixty a second. */
const FRAME_MS = 1_000 / 60;

function measuresOf(what: string, times: number, { frames, work }: Watched): Measure[] {
  const a = work / times;
  return [
    {
      what: `${what}, work of the main thread, mean of ${times}`,
      figure: milliseconds(a),
      against: `${milliseconds(FRAME_MS)} that a frame lasts`,
      ratio: a / FRAME_MS,
      aim: 'within 0.5×',
    },
    {
      what: `${what}, frame, median of ${frames.length} (p95 ${milliseconds(percentile(frames, 0.95))})`,
      figure: milliseconds(percentile(frames, 0.5)),
    },
  ];
}
