import { loadavg } from 'node:os';
import { type Measure, milliseconds, percentile, report } from './report.ts';
import { type Contender, openStage, type Stage, servePages } from './wheel/browser.ts';
import { type Cost, costOf } from './wheel/cost.ts';
import { timelineFluency } from './wheel/timeline-fluency.ts';

const rounds = 7;
/** How long a browser is busy with a tab that it has just opened. */
const openedMs = 1_500;
const aims = [
  { count: 300, ahead: 5 },
  { count: 3_000, ahead: 10 },
];

/**
 * Measures the timeline against FullCalendar 7's year view. FullCalendar's own timeline with resources is no open-source package (its licence is its own),
 * so it is not installed here; the view compared with is the one that shows a whole year under the MIT licence.
 */
export async function run(): Promise<void> {
  const pages = await servePages();
  const stage = await openStage(pages.url);
  console.log(`\nChromium ${stage.version}; the machine had a load of ${load()} before`);
  report('Timeline: from the call that renders to the frame, at 60 frames a second', await firstPaint(stage));
  report('Timeline: fluency with 3,000', await timelineFluency(stage));
  await stage.close();
  await pages.close();
  console.log(`\nand a load of ${load()} after.`);
}

async function firstPaint(stage: Stage): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { count, ahead } of aims) {
    const costs = { timeline: [] as Cost[], fullcalendar: [] as Cost[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const one of ['timeline', 'fullcalendar'] as const) costs[one].push(await once(stage, one, count));
    }
    for (const [name, of] of [
      ['to the frame', ({ shown }: Cost) => shown],
      ['work of the main thread', ({ work }: Cost) => work],
    ] as const) {
      const [ours, theirs] = [percentile(costs.timeline.map(of), 0.5), percentile(costs.fullcalendar.map(of), 0.5)];
      measures.push({
        what: `first paint of ${count}, ${name}`,
        figure: milliseconds(ours),
        against: `${milliseconds(theirs)} for FullCalendar's year`,
        ratio: theirs / ours,
        aim: `${ahead}× ahead`,
      });
    }
  }
  return measures;
}

async function once(stage: Stage, contender: Contender, count: number): Promise<Cost> {
  const page = await stage.open(contender, count);
  await page.waitForTimeout(openedMs);
  const cost = await costOf(page, () => page.evaluate(() => window.bench.firstPaint()));
  await page.close();
  return cost;
}

const load = () => loadavg()[0]!.toFixed(1);
