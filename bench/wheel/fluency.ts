import type { Page } from 'playwright-core';
import { type Measure, milliseconds, percentile } from '../report.ts';
import type { Stage } from './browser.ts';

const moves = 200;
const keys = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'PageDown', 'ArrowUp'];
const steps = 100;

/** How long frames take while the pointer wanders over 3,000 activities, and while the arrow keys walk among them. */
export async function fluency(stage: Stage): Promise<Measure[]> {
  const page = await stage.open('wheel', 3_000);
  await page.evaluate(() => window.bench.firstPaint());
  const hovered = await watched(page, () => wander(page));
  await page.mouse.move(1_200, 900);
  await page.locator('.wheel-drawing [tabindex="0"]').focus();
  const walked = await watched(page, () => walk(page));
  await page.close();
  return [
    ...framesOf(`${moves} moves of the pointer over 3000`, hovered),
    ...framesOf(`${steps} keys that walk among 3000`, walked),
  ];
}

async function watched(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => window.bench.watchFrames());
  await work();
  return page.evaluate(() => window.bench.frames());
}

/** Round and round from the edge inward, so that it meets every ring and every month. */
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

function framesOf(what: string, times: readonly number[]): Measure[] {
  const late = times.filter((time) => time > 25).length;
  return [
    { what: `${what}, median frame of ${times.length}`, figure: milliseconds(percentile(times, 0.5)), aim: '16.7 ms' },
    { what: `${what}, p95`, figure: milliseconds(percentile(times, 0.95)), aim: '33 ms' },
    { what: `${what}, frames over 25 ms`, figure: String(late), ratio: late / times.length },
  ];
}
