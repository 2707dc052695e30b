import { type Measure, milliseconds, percentile } from '../report.ts';
import type { Contender, Stage } from './browser.ts';

const rounds = 9;
const contenders: readonly Contender[] = ['wheel', 'fullcalendar', 'bare'];
const aims = new Map([
  [300, 3.5],
  [3_000, 5],
]);

/** From the call that renders to the frame that shows all of it, in fresh pages, turn and turn about so that noise hits all alike. */
export async function firstPaint(stage: Stage): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [count, ahead] of aims) {
    const times = new Map(contenders.map((contender) => [contender, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders) times.get(contender)!.push(await once(stage, contender, count));
    }
    const [wheel, fullCalendar, bare] = contenders.map((contender) => percentile(times.get(contender)!, 0.5)) as Triple;
    const shared = { what: `first paint of ${count}, median of ${rounds}`, figure: milliseconds(wheel) };
    measures.push(
      {
        ...shared,
        against: `${milliseconds(fullCalendar)} for FullCalendar`,
        ratio: fullCalendar / wheel,
        aim: `${ahead}× ahead`,
      },
      { ...shared, against: `${milliseconds(bare)} for a bare SVG`, ratio: wheel / bare, aim: 'within 3×' },
    );
  }
  return measures;
}

type Triple = [number, number, number];

async function once(stage: Stage, contender: Contender, count: number): Promise<number> {
  const page = await stage.open(contender, count);
  const time = await page.evaluate(() => window.bench.firstPaint());
  await page.close();
  return time;
}
