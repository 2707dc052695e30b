import type { Page } from 'playwright-core';
import { type Measure, milliseconds, percentile } from '../report.ts';
import type { Contender, Stage } from './browser.ts';
import { type Cost, costOf } from './cost.ts';

const rounds = 3;
/** Each choice differs from the one before; both contenders have all of them in view. */
const months = [2, 4, 1, 3, 2, 1, 4, 3];
const contenders = ['wheel', 'fullcalendar'] as const;
const views = [
  { name: 'median to the frame', share: 0.5, of: ({ shown }: Cost) => shown },
  { name: 'p95 to the frame', share: 0.95, of: ({ shown }: Cost) => shown },
  { name: 'median work of the main thread', share: 0.5, of: ({ work }: Cost) => work },
];

/** Measures from the release of a real mouse button to the frame that shows the month as chosen and only its activities in front. */
export async function click(stage: Stage): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const count of [300, 3_000]) {
    const costs: Record<(typeof contenders)[number], Cost[]> = { wheel: [], fullcalendar: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders) costs[contender].push(...(await clicks(stage, contender, count)));
    }
    for (const { name, share, of } of views) {
      const [wheel, other] = contenders.map((one) => percentile(costs[one].map(of), share)) as [number, number];
      measures.push({
        what: `a month chosen among ${count}, ${name}`,
        figure: milliseconds(wheel),
        against: `${milliseconds(other)} for FullCalendar`,
        ratio: other / wheel,
        aim: '10× ahead',
      });
    }
  }
  return measures;
}

async function clicks(stage: Stage, contender: Contender, count: number): Promise<Cost[]> {
  const page = await stage.open(contender, count);
  await page.evaluate(() => window.bench.firstPaint());
  const costs: Cost[] = [];
  for (const month of months) {
    await pointAt(page, month);
    const cost = await costOf(page, async () => {
      await page.evaluate(() => window.bench.armClick());
      await page.mouse.down();
      await page.mouse.up();
      return page.evaluate(() => window.bench.clicked());
    });
    if (!(await page.evaluate((to) => window.bench.isChosen(to), month))) {
      throw new Error(`${contender} does not show month ${month} of ${count} activities as chosen`);
    }
    costs.push(cost);
  }
  await page.close();
  return costs;
}

/** Moves away from every card, then to the month until its card has come: the card is no part of the answer to the click. */
async function pointAt(page: Page, month: number): Promise<void> {
  const { x, y } = await page.evaluate((to) => window.bench.pointOf(to), month);
  await page.mouse.move(1_200, 900);
  await page.waitForTimeout(400);
  await page.mouse.move(x, y);
  await page.waitForTimeout(1_000);
}
