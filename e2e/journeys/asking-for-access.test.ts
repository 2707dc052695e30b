import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Per asks to read a year wheel of which he sees only the card; Kari gives access, and he can read it and have it in his year. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const wheel = 'Beredskap i Fjordvik';

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Per asks from the card, Kari gives it on the page, and Per has it in his year', async () => {
    const kari = await visit(browser, look);
    const per = await visit(browser, look, { width: 360, height: 740 });
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(per, 'per@lundvik.example');
    const id = await makeLimited(kari);
    await askFromCard(per);
    await waitOnPage(per, id);
    await give(kari, id);
    await haveInYear(per, id);
    await kari.context.close();
    await per.context.close();
  });
});

async function makeLimited({ page }: Visitor): Promise<string> {
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: wheel, color: '#1f6f8b', access: { isPrivate: true, visibility: 'PUBLIC' } } },
  );
  return createCalendar.id;
}

async function askFromCard({ page, step, button, text }: Visitor): Promise<void> {
  await page.goto(`/app/calendar?text=${encodeURIComponent(wheel)}`);
  await button('calendar.list.limited', { count: 1 }).click();
  await step('asked from the card', async () => {
    await button('access.request.askFor', { title: wheel }).click();
    await page.getByText(text('access.request.sent', { owner: 'Kari Nes' })).waitFor();
  });
}

async function waitOnPage({ page, step, button, text }: Visitor, id: string): Promise<void> {
  await step('the page says since when it waits', async () => {
    await page.goto(`/app/calendar/${id}`);
    await page.getByRole('status').filter({ hasText: 'Kari Nes' }).waitFor();
  });
  await button('access.request.ask').waitFor({ state: 'detached' });
  const clap = page.getByRole('button', { name: new RegExp(`^${text('button.like')}`) });
  await clap.click();
  await expect.poll(() => clap.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => clap.getAttribute('aria-label')).toContain(text('subject.likes', { count: 1 }));
}

/** The bell announces the request, and the page has both answers. */
async function give({ page, step, text }: Visitor, id: string): Promise<void> {
  await page.goto(`/app/calendar/${id}`);
  await step('who asks, on the page', () =>
    page.getByText(text('access.request.asks', { name: 'Per Lund', organization: 'Lundvik kommune' })).waitFor(),
  );
  await step('given', async () => {
    await page.getByRole('button', { name: text('access.request.give') }).click();
    await page.getByText(text('access.request.given', { name: 'Per Lund' })).waitFor();
  });
}

async function haveInYear({ page, step, button, text }: Visitor, id: string): Promise<void> {
  await step('the year wheel', async () => {
    await page.goto(`/app/calendar/${id}`);
    await page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    await button('calendar.copyIt').waitFor();
  });
  await step('followed, and offered for the year', async () => {
    await button('button.follow').click();
    await page.getByText(text('calendar.followed', { title: wheel })).waitFor();
  });
  const toast = page.getByRole('listitem').filter({ hasText: text('calendar.followed', { title: wheel }) });
  await toast.getByRole('button', { name: text('calendar.ring.add') }).click();
  await step('in his year', async () => {
    await button('calendar.ring.show').click();
    await page.waitForURL('**/annual-cycle/**');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  const { yearWheel } = await ask<{ yearWheel: { rings: { calendar: { title: string } }[] } }>(
    page,
    'query ($year: Int) { yearWheel(year: $year) { rings { calendar { title } } } }',
    { year: new Date().getFullYear() },
  );
  expect(yearWheel.rings.map(({ calendar }) => calendar.title)).toContain(wheel);
}
