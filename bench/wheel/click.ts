import { type Measure, milliseconds, percentile } from '../report.ts';
import type { Contender, Stage } from './browser.ts';

const rounds = 3;
/** Each choice differs from the one before; all are in view in both. */
const months = [2, 4, 1, 3, 2, 1, 4, 3];
const contenders: readonly Contender[] = ['wheel', 'fullcalendar'];
const shares = [
  [0.5, 'median'],
  [0.95, 'p95'],
] as const;

/** From the release of a real mouse button to the frame that shows the month as chosen and its activities alone in front. */
export async function click(stage: Stage): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const count of [300, 3_000]) {
    const times = new Map(contenders.map((contender) => [contender, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders) times.get(contender)!.push(...(await clicks(stage, contender, count)));
    }
    const [wheel, fullCalendar] = contenders.map((contender) => times.get(contender)!) as [number[], number[]];
    for (const [share, name] of shares) {
      const [own, other] = [percentile(wheel, share), percentile(fullCalendar, share)];
      measures.push({
        what: `a month chosen among ${count}, ${name} of ${wheel.length}`,
        figure: milliseconds(own),
        against: `${milliseconds(other)} for FullCalendar`,
        ratio: other / own,
        aim: '10× ahead',
      });
    }
  }
  return measures;
}

async function clicks(stage: Stage, contender: Contender, count: number): Promise<number[]> {
  const page = await stage.open(contender, count);
  await page.evaluate(() => window.bench.firstPaint());
  const times: number[] = [];
  for (const month of months) {
    const { x, y } = await page.evaluate((to) => window.bench.pointOf(to), month);
    // Away from every card, then there until the card of the month has come: it is no part of the answer to the click.
    await page.mouse.move(1_200, 900);
    await page.waitForTimeout(400);
    await page.mouse.move(x, y);
    await page.waitForTimeout(1_000);
    await page.evaluate(() => window.bench.armClick());
    await page.mouse.down();
    await page.mouse.up();
    times.push(await page.evaluate(() => window.bench.clicked()));
    if (!(await page.evaluate((to) => window.bench.isChosen(to), month))) {
      throw new Error(`${contender} does not show month ${month} of ${count} activities as chosen`);
    }
  }
  await page.close();
  return times;
}
