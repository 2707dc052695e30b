import { richTextOf } from '@samspel/domain/text/plain-text';
import { yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { keepsTheApp } from '../keeps-app.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** On a phone in a tunnel: pages that were opened before can be read, a new version waits until it suits, and signing out removes everything. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const phone = { width: 360, height: 740, keepsApp: true };
const report = 'Årsmelding';
const thisYear = yearOf(osloToday(new Date()));

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari reads her year wheel without a network, which says how old it is, and nobody after her does', async () => {
    const kari = await visit(browser, look, phone);
    await signIn(kari, 'kari@fjordvik.example');
    const { page, context, step, text, button } = kari;
    const path = await openWheel(kari);
    await keepsTheApp(kari);
    await context.setOffline(true);
    await step('her year wheel in a tunnel', async () => {
      await page.reload();
      await page.getByText(text('shell.offline')).waitFor();
      await page.getByText(text('shell.offlineSince', { moment: '' }).replace(/[ .]+$/, '')).waitFor();
      await page.getByText(report, { exact: true }).first().waitFor();
    });
    await step('a year that she has not opened', async () => {
      await button('wheel.goToYear', { year: String(thisYear + 1) }).click();
      await button('button.retry').waitFor();
      await button('wheel.goToYear', { year: String(thisYear) }).click();
      await page.getByText(report, { exact: true }).first().waitFor();
    });
    await step('another page that she opened', async () => {
      await page.goto('/app/home');
      await page.getByRole('heading', { level: 1 }).waitFor();
      // It announces that the network is back only if it had noticed that it was gone.
      await page.getByText(text('shell.offline')).waitFor();
    });
    await context.setOffline(false);
    await step('back on line', async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByText(text('shell.online')).waitFor();
    });
    await expect.poll(() => keptAnswers(kari)).toBeGreaterThan(0);
    await context.setOffline(true);
    await step('nothing of another version of the app is read', async () => {
      await page.evaluate(() => localStorage.setItem('samspel.answers', 'index-of-before.js'));
      await page.goto(`/app${path}`);
      await page.getByText(text('shell.offline')).waitFor();
      await expect.poll(() => keptAnswers(kari)).toBe(0);
      await page.getByRole('heading', { level: 1, name: text('shell.product') }).waitFor();
      await expect.poll(() => page.getByText(report, { exact: true }).count()).toBe(0);
    });
    await context.setOffline(false);
    await step('it is read anew as soon as it can be', async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByText(report, { exact: true }).first().waitFor();
    });
    await expect.poll(() => keptAnswers(kari)).toBeGreaterThan(0);
    await page.goto('/app/sign-out');
    await page.getByText(text('account.signedOut.title')).waitFor();
    await expect.poll(() => keptAnswers(kari)).toBe(0);
    await context.setOffline(true);
    await page.goto(`/app${path}`);
    await page.waitForURL(/\/login/);
    await expect.poll(() => page.getByText(report, { exact: true }).count()).toBe(0);
    await context.close();
  });

  it('a new version waits for what Kari writes, and comes when she wants it', async () => {
    const kari = await visit(browser, look, phone);
    const { page, context, button, field, step, text } = kari;
    await signIn(kari, 'kari@fjordvik.example', '/my-profile');
    await keepsTheApp(kari);
    const written = 'Eg skriv framleis';
    await field('person.profile.description').fill(written);
    await bringNewVersion(kari);
    await expect.poll(() => button('shell.takeNewVersion').count()).toBe(0);
    await step('it is ready', async () => {
      await button('button.save').click();
      await page.getByText(text('person.profile.saved')).waitFor();
      await button('shell.takeNewVersion').waitFor();
    });
    await step('it is taken', async () => {
      await Promise.all([page.waitForEvent('load'), button('shell.takeNewVersion').click()]);
      await field('person.profile.description').waitFor();
    });
    await expect.poll(() => field('person.profile.description').inputValue()).toBe(written);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\?2$/);
    await context.close();
  });

  it('a new version comes by the same button on the first visit, when the page is not yet the one that the browser keeps', async () => {
    const kari = await visit(browser, look, phone);
    const { page, context, button, step } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    await expect.poll(() => controller()).toBeUndefined();
    // A tab that the browser keeps makes the new version wait.
    const other = await context.newPage();
    await other.goto('/app/home');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await bringNewVersion(kari);
    await step('it is taken', async () => {
      await Promise.all([page.waitForEvent('load'), button('shell.takeNewVersion').click()]);
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
    await expect.poll(() => controller()).toMatch(/\?2$/);
    await context.close();
  });
});

/** Lets a new version come: for a browser, that is a worker at another address. */
async function bringNewVersion({ page }: Visitor): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/app/service-worker.js?2', { scope: '/app/' }));
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting).toBe(true);
}

/** Opens a year wheel with an activity today; returns its path. */
async function openWheel({ page, step }: Visitor): Promise<string> {
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Leiing', color: '#1f6f8b' } },
  );
  const text = JSON.stringify(richTextOf('Sjå rutinen'));
  await ask(page, 'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { id } }', {
    input: [{ calendar: wheel.id, title: report, description: text, startDate: osloToday(new Date()) }],
  });
  const path = `/calendar/${wheel.uri}`;
  await step('the year wheel', async () => {
    await page.goto(`/app${path}`);
    await page.getByText(report, { exact: true }).first().waitFor();
  });
  return path;
}

function keptAnswers({ page }: Visitor): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('samspel.answers');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('answers').objectStore('answers').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
}
