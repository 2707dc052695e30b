import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Per, on a phone, copies Kari's open year wheel, finds it under 'Mine årshjul', and forks it; Kari sees how far his fork has come. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const original = 'Grunnskule: kvalitet og rapportering';
const search = '/calendar?text=Grunnskule';

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  const mine = `Lundvikskulen, ${look.locale} ${look.theme}`;
  const linked = `Lundvik og Fjordvik, ${look.locale} ${look.theme}`;

  it('Per makes a year wheel of Kari’s his own, and one that stays linked to hers', async () => {
    const per = await visit(browser, look, { width: 360, height: 740 });
    await signIn(per, 'per@lundvik.example', search);
    await openOriginal(per);
    const reference = await startCopy(per, mine);
    await findCopy(per, mine);
    await waitForCopy(per, reference, mine);
    await per.page.goto(`/app${search}`);
    await openOriginal(per);
    const linkedReference = await startCopy(per, linked, true);
    await tickInFork(per, linked);

    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example', search);
    await seeProgress(kari, linked);
    await beRefused(kari, reference);
    await kari.context.close();

    for (const one of [reference, linkedReference]) await throwAway(per, one);
    await beginFromTemplate(per);
    await per.context.close();
  });
});

async function openOriginal({ page, step }: Visitor): Promise<void> {
  await step('the open year wheel', async () => {
    await page.getByRole('link', { name: original }).first().click();
    await page.getByRole('heading', { level: 1, name: original }).waitFor();
    await page.getByRole('tab').first().waitFor();
  });
}

async function startCopy(
  { page, step, button, field, text }: Visitor,
  title: string,
  isLinked = false,
): Promise<string> {
  await button('subject.more').click();
  await step('the dialog that copies', async () => {
    await page.getByText(text('copy.menu'), { exact: true }).click();
    await field('copy.title').waitFor();
  });
  // Filled in, so that a copy is a press away.
  await expect.poll(() => field('copy.title').inputValue()).toBe(text('calendarForm.copyOf', { title: original }));
  await expect.poll(() => button('calendarForm.startCopying').isDisabled()).toBe(false);
  await field('copy.title').fill('   ');
  await expect.poll(() => button('calendarForm.startCopying').isDisabled()).toBe(true);
  await field('copy.title').fill(title);
  if (isLinked) await page.getByRole('radio', { name: text('copy.kind.fork') }).check();
  const asked = page.waitForResponse((response) => /(copy|fork)Calendar/.test(response.request().postData() ?? ''));
  await step('the dialog is gone at once, and the copy is ready', async () => {
    await button('calendarForm.startCopying').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await button('copy.open').waitFor();
  });
  return /"reference":"([^"]+)"/.exec(await (await asked).text())![1]!;
}

async function findCopy({ page, step, text }: Visitor, title: string): Promise<void> {
  await step('my year, where the copy is', async () => {
    await page.goto('/app/annual-cycle/my');
    await page.getByRole('tab', { name: text('wheel.tab.wheel') }).click();
    await page.getByRole('link', { name: title }).first().waitFor();
  });
  await step('the copy, which is mine and private', async () => {
    await page.getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(text('access.private'), { exact: true }).first().waitFor();
    await page
      .getByRole('button', { name: text('event.new') })
      .first()
      .waitFor();
  });
  await expect.poll(() => page.getByText(text('copy.forkedFrom')).count()).toBe(0);
}

/** The waiting page, as in another tab, leads to the copy; nobody gets a copy without asking. */
async function waitForCopy({ page, step, text }: Visitor, reference: string, title: string): Promise<void> {
  await step('the waiting page of a copy that is ready', async () => {
    await page.goto(`/app/calendar-wait/${reference}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForURL('**/app/calendar/*');
  });
  await step('the waiting page of a copy that nobody asked for', async () => {
    await page.goto('/app/calendar-wait/00000000-0000-4000-8000-000000000000');
    await page.getByRole('heading', { level: 1, name: text('shell.notFound.title') }).waitFor();
  });
}

async function tickInFork({ page, step, button, text }: Visitor, title: string): Promise<void> {
  await step('the fork, which says where it came from', async () => {
    await button('copy.open').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('heading', { name: text('copy.forkedFrom') }).waitFor();
    await page.getByRole('link', { name: original }).waitFor();
  });
  await step('a tick in the fork', async () => {
    await page.getByRole('tab', { name: text('wheel.tab.list') }).click();
    await page.getByRole('checkbox').first().click();
    await button('event.toNote').waitFor();
  });
}

async function seeProgress({ page, step, text }: Visitor, title: string): Promise<void> {
  await openOriginal({ page, step } as Visitor);
  await step('the original, with the fork below', async () => {
    await page.getByRole('heading', { name: text('copy.forks') }).waitFor();
    await page.getByText(title).waitFor();
  });
  await page.getByRole('tab', { name: text('wheel.tab.list') }).click();
  await unfoldDone(page, text);
  const forks = await page
    .getByRole('region', { name: text('copy.forks') })
    .getByRole('listitem')
    .count();
  const finished = text('copy.forkProgress', { done: forks, total: forks });
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: finished }).count()).toBe(1);
}

/** Unfolds what the original has done, if there is anything: early in the year there may not be. */
async function unfoldDone(page: Page, text: Visitor['text']): Promise<void> {
  const name = new RegExp(text('wheel.done', { count: 15 }).replace('15', '\\d+'));
  const fold = page.getByRole('button', { name, expanded: false });
  const list = page.getByRole('tabpanel');
  await list.locator('[data-activity]').or(fold).first().waitFor();
  if (await fold.count()) await fold.click();
}

/** Only the person who asked for a copy can wait for it. */
async function beRefused({ page, step, text }: Visitor, reference: string): Promise<void> {
  await step('the waiting page of somebody else’s copy', async () => {
    await page.goto(`/app/calendar-wait/${reference}`);
    await page.getByRole('heading', { level: 1, name: text('shell.notFound.title') }).waitFor();
  });
}

/** The maker of a copy may remove it. */
async function throwAway({ page, step, button, text }: Visitor, reference: string): Promise<void> {
  await page.goto(`/app/calendar-wait/${reference}`);
  await button('subject.more').click();
  await button('button.delete').click();
  await step('the copy removed', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('button.delete'), exact: true })
      .click();
    await page.waitForURL((url) => !/\/calendar\/.*-\d+$/.test(url.pathname));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
}

/** The form of a new year wheel offers other wheels as templates, and finds them by words. */
async function beginFromTemplate({ page, step, text }: Visitor): Promise<void> {
  await step('the form of a new year wheel', async () => {
    await page.goto('/app/annual-cycle/my');
    await page
      .getByRole('link', { name: new RegExp(`^(${text('calendar.new')}|${text('calendar.createNew')})$`) })
      .first()
      .click();
    await page.getByRole('heading', { name: text('copy.templates') }).waitFor();
  });
  const search = page.getByRole('searchbox', { name: text('copy.templateSearch') });
  await step('no template of such words', async () => {
    await search.fill('Ingenting heiter dette');
    await page.getByText(text('copy.noTemplate')).waitFor();
  });
  await step('a template found, and the dialog that copies it', async () => {
    await search.fill(original.slice(0, 8));
    await page.getByRole('button', { name: original }).click();
    await page.getByRole('heading', { name: text('copy.dialog', { title: original }) }).waitFor();
  });
  await page.keyboard.press('Escape');
}
