import { type Measure, milliseconds, percentile } from '../report.ts';
import type { Contender, Stage } from './browser.ts';
import { type Cost, costOf } from './cost.ts';

const rounds = 9;
/** How long a browser is busy with a tab that it has just opened, on the cores that the drawing needs too. */
const OPENED_MS = 1_500;
const contenders = ['wheel', 'fullcalendar', 'bare'] as const;
const aims = [
  { count: 300, ahead: 3.5 },
  { count: 3_000, ahead: 5 },
];
const views = [
  { name: 'to the frame', of: ({ shown }: Cost) => shown },
  { name: 'work of the main thread', of: ({ work }: Cost) => work },
];

/** Measures from the call that renders to the frame that shows all of it: medians of fresh pages, in turn so that noise affects all alike. */
export async function firstPaint(stage: Stage): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { count, ahead } of aims) {
    const costs: Record<(typeof contenders)[number], Cost[]> = { wheel: [], fullcalendar: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders) costs[contender].push(await once(stage, contender, count));
    }
    for (const { name, of } of views) {
      const [wheel, fullCalendar, bare] = contenders.map((one) => percentile(costs[one].map(of), 0.5)) as Triple;
      const shared = { what: `first paint of ${count}, ${name}`, figure: milliseconds(wheel) };
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
  }
  return measures;
}

type Triple = [number, number, number];

async function once(stage: Stage, contender: Contender, count: number): Promise<Cost> {
  const page = await stage.open(contender, count);
  await page.waitForTimeout(OPENED_MS);
  const cost = await costOf(page, () => page.evaluate(() => window.bench.firstPaint()));
  await page.close();
  return cost;
}
