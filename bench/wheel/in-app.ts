import type { Page } from 'playwright-core';
import { type Measure, milliseconds, percentile } from '../report.ts';
import { type App, type Filled, many, ordinary } from './app.ts';
import { costOf } from './cost.ts';

const visits = 5;
const moves = 60;
const median = (times: readonly number[]) => percentile(times, 0.5);

/** Measures what people wait for in the application: the first activity that is opened, one that is dragged, and several that are changed at once. */
export async function inApp(app: App): Promise<Measure[]> {
  const [usual, usualAgain] = await firstOpen(app, app.usual);
  const [large, largeAgain] = await firstOpen(app, app.large);
  const { work, frame } = await dragged(app);
  return [
    opening(ordinary, usual, usualAgain, '150 ms'),
    opening(many, large, largeAgain),
    {
      what: `an activity dragged among 3000, work of the main thread, mean of ${moves} moves`,
      figure: milliseconds(work),
      aim: '16 ms',
    },
    {
      what: 'an activity dragged among 3000, from a move to the next frame, median',
      figure: milliseconds(frame),
      aim: '16 ms',
    },
    ...(await severalAtOnce(app)),
  ];
}

const opening = (count: number, first: number, again: number, aim?: string): Measure => ({
  what: `the first activity opened among ${count}, from the click to its panel, median of ${visits} first visits`,
  figure: milliseconds(first),
  against: `${milliseconds(again)} for the next one`,
  ratio: first / again,
  ...(aim && { aim }),
});

async function openWheel(page: Page, { calendar }: Filled): Promise<void> {
  await page.goto(`/app/calendar/${calendar}`);
  await page.locator('.wheel-drawing').waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
}

/** Returns the milliseconds until the panel of an activity shows its contents: for the first one that a browser opens, and for the next. */
async function firstOpen(app: App, wheel: Filled): Promise<[first: number, next: number]> {
  const [first, next]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await app.visit();
    const page = await context.newPage();
    await openWheel(page, wheel);
    first.push(await timeToOpen(page, 0));
    next.push(await timeToOpen(page, 1));
    await context.close();
  }
  return [median(first), median(next)];
}

const timeToOpen = (page: Page, row: number): Promise<number> =>
  page.evaluate(async (at) => {
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-day] button')].filter((button) =>
      button.textContent?.startsWith('Rapport'),
    );
    const title = rows[at]!.textContent!;
    const began = performance.now();
    rows[at]!.click();
    const isThere = () => {
      const panel = document.querySelector('dialog[open]');
      return panel?.querySelector('h2')?.textContent === title && panel.querySelector('input[type=checkbox]') !== null;
    };
    while (!isThere()) await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - began;
  }, row);

/** Returns what one move costs of an activity that is dragged round its ring. */
async function dragged(app: App): Promise<{ work: number; frame: number }> {
  const context = await app.visit();
  const page = await context.newPage();
  await openWheel(page, app.large);
  const { x, y, width, height } = (await page.locator('.wheel-drawing').boundingBox())!;
  const at = (angle: number, out: number) => ({
    x: x + width / 2 + (width / 2) * out * Math.sin(angle),
    y: y + height / 2 - (height / 2) * out * Math.cos(angle),
  });
  const [angle, out] = await markOf(page, at);
  await page.mouse.down();
  const frames: number[] = [];
  const { work } = await costOf(page, async () => {
    for (let move = 1; move <= moves; move += 1) {
      const to = at(angle + move * 0.03, out);
      const shown = page.evaluate(
        () =>
          new Promise<number>((done) => {
            addEventListener(
              'pointermove',
              ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
              { once: true, capture: true },
            );
          }),
      );
      await page.mouse.move(to.x, to.y);
      frames.push(await shown);
    }
    return 0;
  });
  const isMoving = (await page.getByRole('status').filter({ hasText: /: / }).count()) > 0;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await context.close();
  if (!isMoving) throw new Error('Nothing was dragged.');
  return { work: work / moves, frame: median(frames) };
}

/** Returns where an activity that can be opened is drawn, with the pointer on it. */
async function markOf(
  page: Page,
  at: (angle: number, out: number) => { x: number; y: number },
): Promise<[number, number]> {
  for (let out = 0.4; out < 0.9; out += 0.01) {
    const { x, y } = at(1, out);
    await page.mouse.move(x, y);
    if (await page.locator('.wheel-drawing[data-openable]').count()) return [1, out];
  }
  throw new Error('Nothing is drawn at the angle of one radian.');
}

const several = 500;

async function severalAtOnce({ server, owner, large }: App): Promise<Measure[]> {
  const some = large.ids.slice(0, several);
  const change = async (input: object) => {
    const began = performance.now();
    const { errors } = await server.graphql(
      owner,
      'mutation ($input: ChangeActivitiesInput!) { changeActivities(input: $input) { count changed { id startDate endDate isDone version } } }',
      { input: { ids: some, ...input } },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return performance.now() - began;
  };
  const times = async (inputs: readonly object[]) => {
    const taken: number[] = [];
    for (const input of inputs) taken.push(await change(input));
    return median(taken);
  };
  const changes: [string, readonly object[]][] = [
    ['moved by a day', [{ moveDays: 1 }, { moveDays: -1 }, { moveDays: 1 }, { moveDays: -1 }, { moveDays: 1 }]],
    ['ticked', [{ isDone: true }, { isDone: false }, { isDone: true }, { isDone: false }, { isDone: true }]],
    ['handed to a person', [{ responsible: `${owner.id}` }, { responsible: null }, { responsible: `${owner.id}` }]],
    ['tagged', ['Frist', 'Rapport', 'Kvartal'].map((addTag) => ({ addTag }))],
  ];
  const measures: Measure[] = [];
  for (const [what, inputs] of changes) {
    measures.push({
      what: `${several} activities ${what} at once, over HTTP, median of ${inputs.length}`,
      figure: milliseconds(await times(inputs)),
      aim: '1 s',
    });
  }
  return measures;
}
