import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { moreFilters } from '../more-filters.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Per, from another municipality and on a phone: what he may open, what he may only know of, and what does not exist for him. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const open = 'Grunnskule: kvalitet og rapportering';
const limited = 'Barnehageåret';
const hidden = 'Personvern, informasjonstryggleik og internkontroll';

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('Per signs in after a wrong PIN, explores, and is told why not where he may not', async () => {
    const per = await visit(browser, look, { width: 360, height: 740 });
    await refuseWrongPin(per);
    await signIn(per, 'per@lundvik.example', '/calendar?sort=0');
    await explore(per);
    await openWheel(per);
    await leave(per);
    await per.context.close();
  });
});

async function refuseWrongPin({ page, step, field, button, text }: Visitor): Promise<void> {
  await page.goto('/app/home');
  await step('the sign-in page, where everybody without a session ends', () =>
    page.waitForURL('**/app/login?redirect=**'),
  );
  await step('no address at all', () => button('account.next').click());
  await field('account.email').fill('per@nowhere.example');
  await step('an address that is no municipality’s', async () => {
    await button('account.next').click();
    await page.getByText('@', { exact: false }).filter({ hasText: 'per@nowhere.example' }).first().waitFor();
  });
  await field('account.email').fill('per@lundvik.example');
  await button('account.next').click();
  await field('account.pin').fill('000000');
  await step('a wrong PIN', () => page.getByText(text('refusal.auth.wrongPin')).waitFor());
}

async function explore(per: Visitor): Promise<void> {
  const { page, step, text } = per;
  await page.getByRole('heading', { name: open }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: open }).count()).toBe(1);
  await expect.poll(() => page.getByRole('heading', { name: limited }).count()).toBe(0);
  await unfoldLimited(per);
  await expect.poll(() => page.getByText(hidden).count()).toBe(0);
  await moreFilters(per).click();
  await step('explore, by title', () => page.getByLabel(text('subject.list.sort')).selectOption('0'));
  await step('a filter that nothing fits', async () => {
    await page.getByLabel(text('calendar.list.category')).selectOption('GRANT');
    await page.getByText(text('subject.list.empty')).waitFor();
  });
  await page.goBack();
  await page.getByRole('heading', { name: open }).waitFor();
}

/** The limited year wheels are one line until unfolded by keyboard; a sent link shows them unfolded. */
async function unfoldLimited({ page, step, button, text }: Visitor): Promise<void> {
  const line = button('calendar.list.limited', { count: 1 });
  const card = page.getByRole('heading', { name: limited });
  await step('a search that fits a limited one alone', async () => {
    await page.goto(`/app/calendar?text=${limited}`);
    await page.getByRole('heading', { name: text('calendar.list.allLimited') }).waitFor();
  });
  const status = page
    .getByRole('status')
    .filter({ hasText: text('calendar.list.countWithLimited', { count: 0, limited: 1 }) });
  await expect.poll(() => status.count()).toBe(1);
  await expect.poll(() => card.count()).toBe(0);
  await expect.poll(() => line.getAttribute('aria-expanded')).toBe('false');
  await step('the limited one, unfolded', async () => {
    await line.press('Enter');
    await card.waitFor();
  });
  await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => line.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => page.getByRole('link', { name: limited }).count()).toBe(0);
  await page.reload();
  await card.waitFor();
  await step('folded again', async () => {
    await line.press('Enter');
    await card.waitFor({ state: 'detached' });
  });
  await step('all year wheels again', async () => {
    await button('subject.list.reset').last().click();
    await page.getByRole('heading', { name: open }).waitFor();
  });
}

async function openWheel({ page, step, text }: Visitor): Promise<void> {
  await step('an open year wheel, the list first', async () => {
    await page.getByRole('link', { name: open }).click();
    await page.getByRole('heading', { level: 1, name: open }).waitFor();
    await page.getByRole('tab').first().waitFor();
  });
  await step('the wheel, one tap away', () => page.getByRole('tab').nth(1).click());
  await step('the table', () => page.getByRole('tab').nth(2).click());
  await step('what is not there', async () => {
    await page.goto('/app/calendar/nothing-999999');
    await page.getByRole('heading', { level: 1, name: text('shell.notFound.title') }).waitFor();
  });
}

async function leave({ page, step, text }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /Per/ }).click();
  await step('signed out', async () => {
    await page.getByRole('link', { name: text('account.signOut') }).click();
    await page.waitForURL('**/app/sign-out');
  });
  await page.goto('/app/home');
  await page.waitForURL('**/app/login?redirect=**');
}
