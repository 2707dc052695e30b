import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** A slow server: the page is there in outline, and its contents appear where the outline was. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari sees the frame before it is known who she is, and the lists of home before their tasks', async () => {
    const kari = await visit(browser, look, { width: 1_440 });
    const { page, text, step } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    const held = await holdAnswers(page);
    await page.goto('/app/home');
    await page.getByRole('main').getByRole('status').first().waitFor();
    const frame = await tops(page, 'header', 'main');
    await expect.poll(() => page.getByText(text('shell.product'), { exact: true }).isVisible()).toBe(true);

    held.let('Me');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const lists = ['calendar.unfinished', 'home.coming'] as const;
    const places = () =>
      Promise.all(
        lists.map((id) => page.getByRole('heading', { level: 2, name: text(id), exact: true }).boundingBox()),
      );
    const before = await places();

    await step('home, whole', async () => {
      held.letAll();
      await page
        .getByRole('region', { name: text('home.coming') })
        .getByRole('link')
        .first()
        .waitFor();
    });
    expect(await places()).toEqual(before);
    expect(await tops(page, 'header', 'main')).toEqual(frame);
    await kari.context.close();
  });

  it('Kari sees a circle where a wheel will be', async () => {
    const kari = await visit(browser, look, { width: 1_440 });
    const { page } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    const held = await holdAnswers(page, 'MyYear');
    await page.goto('/app/annual-cycle');
    const round = page.getByRole('main').locator('[data-variant="circle"]');
    await round.waitFor();
    const isRound = async () => {
      const box = await round.boundingBox();
      return box !== null && Math.round(box.width) === Math.round(box.height);
    };
    await expect.poll(isRound).toBe(true);
    held.letAll();
    await page.getByRole('main').getByRole('tablist').waitFor();
    await expect.poll(() => round.count()).toBe(0);

    const onePage = await page.getByRole('tabpanel').locator('a[href*="/calendar/"]').first().getAttribute('href');
    await page.unrouteAll();
    const ofWheel = await holdAnswers(page, 'CalendarPage');
    await page.goto(onePage!);
    await round.waitFor();
    await expect.poll(isRound).toBe(true);
    ofWheel.letAll();
    await page.getByRole('main').getByRole('tablist').waitFor();
    await expect.poll(() => round.count()).toBe(0);

    await page.unrouteAll();
    const before = await tops(page, 'h1');
    const ofYear = await holdAnswers(page, 'YearActivities');
    await kari
      .button('wheel.goToYear', { year: String(new Date().getFullYear() + 1) })
      .first()
      .click();
    await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor();
    expect(await tops(page, 'h1')).toEqual(before);
    ofYear.letAll();
    await expect.poll(() => page.getByRole('main').locator('[aria-busy="true"]').count()).toBe(0);
    expect(await tops(page, 'h1')).toEqual(before);
    await kari.context.close();
  });
});

type Operation = { operationName: string };

/** Holds back the answers to requests that hold one of these operations, or all, until they are released. */
async function holdAnswers(page: Page, ...names: string[]) {
  const held: { route: Route; asked: string[] }[] = [];
  let isOpen = false;
  await page.route(/\/api\/graphql(\/together)?$/, async (route) => {
    const sent = route.request().postDataJSON() as Operation & { calls?: Operation[] };
    const asked = (sent.calls ?? [sent]).map(({ operationName }) => operationName);
    if (isOpen || (names.length > 0 && !asked.some((name) => names.includes(name)))) await route.continue();
    else held.push({ route, asked });
  });
  const go = (isMeant: (asked: readonly string[]) => boolean) => {
    for (const { route, asked } of held.splice(0)) isMeant(asked) ? void route.continue() : held.push({ route, asked });
  };
  return {
    let: (name: string) => go((asked) => asked.includes(name)),
    letAll: () => {
      isOpen = true;
      go(() => true);
    },
  };
}

/** Returns where elements begin, once all of them are there, in the letters that they are shown in for good. */
async function tops(page: Page, ...tags: string[]) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const all = () => Promise.all(tags.map(async (tag) => (await page.locator(tag).first().boundingBox())?.y));
  await expect.poll(all).not.toContain(undefined);
  return all();
}
