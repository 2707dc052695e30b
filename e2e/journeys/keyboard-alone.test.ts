import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { faultsOfStops, tabTo } from '../keyboard.ts';
import { mailedPin } from '../mail.ts';
import { signIn } from '../people.ts';
import { untilQuiet } from '../quiet.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** Ola ticks an activity that he may write, without a mouse, from the first page on; on the way he walks the wheel by keyboard. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const email = 'ola@fjordvik.example';
const wheel = 'HMS, arbeidsmiljø og personal';

describe.each(looksFor(5))('in $locale, $theme', (look) => {
  it('Ola signs in, finds a year wheel, walks its months, and ticks, by keyboard alone', async () => {
    const ola = await visit(browser, look);
    await signInByKeyboard(ola);
    await findWheel(ola);
    await walkMonths(ola);
    await tick(ola);
    await ola.context.close();
  });

  it('the same wheel fits a window at 400 % zoom, and forced colours', async () => {
    const ola = await visit(browser, look, { width: 320, height: 256 });
    await ola.page.emulateMedia({ forcedColors: 'active' });
    await signIn(ola, email);
    await ola.step('the year wheels, at 400 %', () => ola.page.goto('/app/calendar?sort=0'));
    await ola.step('one of them, at 400 %', async () => {
      await ola.page.getByRole('link', { name: wheel }).click();
      await ola.page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    });
    await ola.context.close();
  });

  it('on the narrowest phone, no tooltip widens the page and no button covers what has the focus', async () => {
    const kari = await visit(browser, look, { width: 320, height: 640 });
    await signIn(kari, 'kari@fjordvik.example');
    const faults: string[] = [];
    for (const path of ['/calendar?sort=0', '/topic/create', '/calendar/rollover']) {
      await kari.step(path, async () => {
        await kari.page.goto(`/app${path}`);
        await kari.page.getByRole('heading', { level: 1 }).waitFor();
      });
      faults.push(...(await faultsOfStops(kari.page)));
    }
    expect(faults).toEqual([]);
    await kari.context.close();
  });

  it('a tooltip that is open when somebody zooms in stays beside its button, and the page as wide as the window', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example', '/calendar?sort=0');
    await kari.button('notification.favourites').focus();
    const tooltip = kari.page.locator('.ds-tooltip:popover-open');
    await tooltip.waitFor();
    await kari.page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => kari.page.evaluate(() => [document.documentElement.scrollWidth, document.activeElement?.tagName]))
      .toEqual([320, 'BUTTON']);
    const right = async () => {
      const { x, width } = (await tooltip.boundingBox())!;
      return x + width;
    };
    await expect.poll(right).toBeLessThanOrEqual(320);
    await kari.context.close();
  });

  it('the page of a share link, lists and grants hold text twice as large on a phone, and the narrowest phone', async () => {
    const kari = await visit(browser, look, { width: 320, height: 640 });
    await signIn(kari, 'kari@fjordvik.example', '/calendar?sort=0');
    const link = kari.page.getByRole('link', { name: 'Økonomi, budsjett og rapportering', exact: true });
    const id = /-(\d+)$/.exec((await link.getAttribute('href'))!)![1];
    await ask(kari.page, 'mutation ($input: MakeSharableInput!) { makeSharable(input: $input) { uri } }', {
      input: { id, uri: `smal-${look.locale}` },
    });
    const large = await launch({ textSize: 32 });
    const twice = await visit(large, look, { width: 360, isNarrowed: false });
    await signIn(twice, 'kari@fjordvik.example');
    for (const { page, step } of [kari, twice]) {
      for (const path of ['/topic/list', '/topic/create', '/action-value/list']) {
        await step(path, async () => {
          await page.goto(`/app${path}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
        });
      }
      for (const [nth, link] of (await grants(page)).entries())
        await step(`grant ${nth}`, async () => {
          await page.goto(link);
          await page.getByRole('heading', { level: 1 }).waitFor();
        });
      for (const template of ['samspel', 'calendar', 'simple', 'embed'])
        await step(`the page of a share link, ${template}`, async () => {
          await page.goto(`/app/shared/smal-${look.locale}?template=${template}&lang=${look.locale}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
        });
    }
    await kari.context.close();
    await large.close();
  });

  it.each([1_280, 768, 360])('pages hold text twice as large, %i px wide, and no title is cut', async (width) => {
    const large = await launch({ textSize: 32 });
    const ola = await visit(large, look, { width, isNarrowed: false });
    await signIn(ola, email);
    await ola.step('the year wheels', () => ola.page.goto('/app/calendar?sort=0'));
    const titles = ola.page.getByRole('main').getByRole('heading', { level: 2 });
    for (const title of await titles.all())
      await expect.poll(() => title.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThan(4);
    await ola.step('one of them', async () => {
      await ola.page.getByRole('link', { name: wheel }).click();
      await ola.page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    });
    await ola.step('the form of a new activity', async () => {
      await ola.button('event.new').first().click();
      await ola.page.getByRole('dialog').getByLabel(ola.text('field.title'), { exact: true }).waitFor();
    });
    await ola.step('his year', () => ola.page.goto('/app/annual-cycle/my'));
    await ola.step('the form of a new year wheel', async () => {
      await ola.page.goto(`${new URL(ola.page.url()).pathname}/create`);
      await ola.field('field.title').waitFor();
    });
    await ola.step('what he has to do', () => ola.page.goto('/app/home/tasks/mine'));
    await ola.step('the cases of his municipality', () => ola.page.goto('/app/action-value/cases'));
    await ola.step('the grants', () => ola.page.goto('/app/action-value/list'));
    await ola.step('the first of them', async () => {
      await ola.page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await ola.page.waitForURL(/action-value\/.*\d/);
    });
    const words = ola.page.getByText(ola.text('search.open'), { exact: true });
    await expect.poll(() => words.evaluate((it) => it.scrollWidth > it.clientWidth && it.clientWidth > 1)).toBe(false);
    // The longest words of these pages are Norwegian.
    const nynorsk = { ...look, locale: 'nn' } as const;
    const kari = await visit(large, nynorsk, { width, isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    await kari.step('next year, from this one', async () => {
      await kari.page.goto('/app/calendar/rollover');
      await kari.page.getByRole('rowheader').first().waitFor();
    });
    const astrid = await visit(large, nynorsk, { width, isNarrowed: false });
    await signIn(astrid, 'astrid@fjordvik.example');
    await astrid.step('holidays and days that are closed', () => astrid.page.goto('/app/admin/days'));
    await large.close();
  });
});

/** Returns the addresses of the first grants of the list that is shown. */
async function grants(page: Page): Promise<string[]> {
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.slice(0, 4).map((link) => (link as HTMLAnchorElement).href));
}

async function signInByKeyboard({ page, step, text }: Visitor): Promise<void> {
  await page.goto(`${samspel().url}/app/login`);
  await page.getByLabel(text('account.email'), { exact: true }).waitFor();
  await tabTo(page, text('account.email'));
  await page.keyboard.type(email);
  const asked = Date.now();
  await page.keyboard.press('Enter');
  await page.getByLabel(text('account.pin'), { exact: true }).waitFor();
  await step('signed in', async () => {
    await page.keyboard.type(await mailedPin(email, asked));
    await page.waitForURL('**/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
}

async function findWheel({ page, step, text }: Visitor): Promise<void> {
  await tabTo(page, new RegExp(`^${text('calendar.explore')}`));
  await page.keyboard.press('Enter');
  await page.getByLabel(text('subject.list.sort')).waitFor();
  await tabTo(page, text('subject.list.sort'));
  await page.keyboard.type(text('subject.sort.TITLE'));
  await page.waitForURL(/sort=/);
  await untilQuiet(page);
  await page.getByRole('link', { name: wheel }).waitFor();
  await tabTo(page, new RegExp(`^${wheel}`));
  await step('the year wheel', async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    await page.getByRole('grid').or(page.getByRole('application')).first().waitFor();
  });
}

async function walkMonths({ page, step }: Visitor): Promise<void> {
  const grid = page.getByRole('grid').first();
  await grid.locator('[tabindex="0"]').first().focus();
  const said = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  const first = await said();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => said()).not.toBe(first);
  await step('another month chosen', () => page.keyboard.press('Enter'));
  const isChosen = () => page.evaluate(() => document.activeElement?.getAttribute('aria-selected'));
  await expect.poll(isChosen).toBe('true');
  // The first press closes the card, the second clears the selection.
  const card = page.locator('.wheel-card');
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await expect.poll(isChosen).toBe('false');
}

async function tick({ page, step, text }: Visitor): Promise<void> {
  const open = page.getByRole('checkbox', { checked: false, disabled: false });
  await open.first().waitFor();
  const name = (await open.first().getAttribute('aria-label'))!;
  await open
    .first()
    .evaluate((box) =>
      (
        box.parentElement!.previousElementSibling?.querySelector('button') ??
        document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
      )?.focus(),
    );
  await tabTo(page, name);
  await step('ticked', async () => {
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: text('event.toNote') }).waitFor();
  });
  await step('taken back', async () => {
    await tabTo(page, text('button.undo'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: text('event.toNote') }).waitFor({ state: 'detached' });
  });
}
