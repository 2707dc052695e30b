import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TextId } from '@samspel/i18n/texts';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { beginWheel } from '../new-wheel.ts';
import { expectAccessible } from '../page-checks.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** Kari shares a year wheel with everybody; a person who has never heard of Samspel reads it, until she makes it private. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const title = 'Val og møteplan';
const activity = 'Førehandsrøysting';
const purpose = 'Hemmeleg vurdering';
const thisYear = new Date().getFullYear();

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari shares a year wheel, anybody reads it without a trace, and it is gone when she makes it private', async () => {
    const uri = `val-${look.locale}-${look.theme}`;
    const kari = await visit(browser, look);
    await kari.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: samspel().url });
    await signIn(kari, 'kari@fjordvik.example');
    await makeShared(kari);
    await refuseWhilePrivate(kari);
    await openToAll(kari);
    const address = await makeLink(kari, uri);
    await buildEmbed(kari, uri);

    const anybody = await stranger(browser, look);
    await readPage(anybody, kari, address);
    await readTemplates(anybody, kari, address);
    await readEmbedded(anybody, kari, `${address}?template=embed&lang=${look.locale}&theme=${look.theme}`);

    await makePrivate(kari);
    await expectGone(anybody, kari, address);
    await Promise.all([kari.context.close(), anybody.context.close()]);
  });

  it('Astrid, the admin, sees every share link; Per finds no such page', async () => {
    const astrid = await visit(browser, look);
    await signIn(astrid, 'astrid@fjordvik.example', '/calendar/shared-links');
    await astrid.step('the list of all share links', () =>
      astrid.page.getByRole('heading', { level: 1, name: astrid.text('shareLink.all') }).waitFor(),
    );
    await astrid.context.close();
    const per = await visit(browser, look, { width: 360, height: 740 });
    await signIn(per, 'per@lundvik.example', '/calendar/shared-links');
    await per.page.getByRole('heading', { level: 1, name: per.text('shell.notFound.title') }).waitFor();
    await per.context.close();
  });
});

async function makeShared(visitor: Visitor): Promise<void> {
  const { page, button, text } = visitor;
  const dialog = await beginWheel(visitor, title, activity);
  await dialog.getByLabel(text('field.purpose')).first().click();
  await page.keyboard.type(purpose);
  const day = `${thisYear}-06-15`;
  await dialog.getByLabel(text('field.startDate'), { exact: true }).fill(day);
  await dialog.getByLabel(text('field.endDate'), { exact: true }).fill(day);
  await button('button.save').click();
  await dialog.waitFor({ state: 'detached' });
}

async function openPanel({ page, button, text }: Visitor): Promise<void> {
  await button('subject.more').click();
  await page
    .getByRole('menuitem', { name: text('shareLink.menu') })
    .or(button('shareLink.menu'))
    .first()
    .click();
  await page.getByRole('dialog', { name: text('shareLink.title', { title }) }).waitFor();
}

async function closeDialog({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function refuseWhilePrivate(kari: Visitor): Promise<void> {
  await kari.step('why a private year wheel has no link', async () => {
    await openPanel(kari);
    await kari.page.getByText(kari.text('shareLink.why.private')).waitFor();
  });
  await expect.poll(() => kari.button('shareLink.make').count()).toBe(0);
  await closeDialog(kari);
}

async function setAccess({ page, button, text }: Visitor, to: 'access.public' | 'access.private'): Promise<void> {
  await button('button.share').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radio', { name: text(to), exact: true })
    .first()
    .click();
  const confirm = page.getByRole('button', { name: text('button.confirm'), exact: true });
  if (to === 'access.public') await confirm.click();
  await dialog.getByRole('button', { name: text('button.save'), exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const openToAll = (kari: Visitor) => setAccess(kari, 'access.public');
const makePrivate = (kari: Visitor) => setAccess(kari, 'access.private');

/** Makes a link, after trying an invalid uri and one that is in use. */
async function makeLink(kari: Visitor, uri: string): Promise<string> {
  const { page, step, field, button, text } = kari;
  await openPanel(kari);
  const address = `${samspel().url}/app/shared/${uri}`;
  await step('the suggested address', () => page.getByText('/app/shared/val-og-moteplan').waitFor());
  await step('an address that cannot be one, refused under the field', async () => {
    await field('field.uri').fill('to ord');
    await button('shareLink.make').click();
    await expect.poll(() => field('field.uri').getAttribute('aria-invalid')).toBe('true');
  });
  await step('an address that is in use', async () => {
    await field('field.uri').fill('login');
    await button('shareLink.make').click();
    await page.getByText(text('calendar.share.taken')).waitFor();
  });
  await field('field.uri').fill(` ${uri.toUpperCase()} `);
  await page.getByText(address, { exact: true }).waitFor();
  await step('the link, and how to embed it', async () => {
    await button('shareLink.make').click();
    await page.getByLabel(text('shareLink.address'), { exact: true }).first().waitFor();
    await previewed(page);
  });
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await step('copied', async () => {
    await button('shareLink.copyAddress').click();
    await button('shell.copied').waitFor();
  });
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await button('shell.copied').waitFor({ state: 'detached' });
  return address;
}

/** Waits for the preview. Playwright treats a frame that was added later as busy until the page itself makes another request. */
async function previewed(page: Page): Promise<void> {
  const preview = page.frameLocator('dialog iframe');
  await preview.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.evaluate(() => fetch('/api').then((answer) => answer.text()));
}

async function buildEmbed(kari: Visitor, uri: string): Promise<void> {
  const { page, step, text } = kari;
  const field = (id: TextId) => page.getByRole('dialog').getByLabel(text(id), { exact: true });
  const year = thisYear + 3;
  await step('the code of a year that is not this one', async () => {
    await field('shareLink.year').selectOption(String(year));
    await field('shareLink.startMonth').selectOption('8');
    await field('shareLink.month').selectOption('12');
    await previewed(page);
  });
  const years = await field('shareLink.year').locator('option').allTextContents();
  expect([years[0], years.at(-1)]).toEqual(['2018', String(year)]);
  const code = await field('shareLink.code').inputValue();
  expect(code).toContain(`/app/shared/${uri}?template=embed&amp;year=${year}&amp;start_month=8&amp;month=12"`);
  expect(code).toContain(`title="${text('shareLink.frameTitle', { title })}"`);
  await field('shareLink.template').selectOption('simple');
  await page.getByText(text('shareLink.onlyEmbed')).waitFor();
  await closeDialog(kari);
}

type Anybody = { page: Page; context: BrowserContext; asked: string[] };

/** Opens a browser that has never been here, and records its requests. */
async function stranger(of: Browser, look: { locale: string; theme: 'light' | 'dark' }): Promise<Anybody> {
  const context = await of.newContext({
    colorScheme: look.theme,
    locale: look.locale === 'en' ? 'en-GB' : look.locale === 'nb' ? 'nb-NO' : 'nn-NO',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { page, context, asked };
}

async function expectNoTrace({ page, context }: Anybody): Promise<void> {
  const kept = await page.evaluate(async () => [
    document.cookie,
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(kept).toEqual(['', 0, 0, 0, 0]);
  expect(await context.cookies()).toEqual([]);
}

async function readPage(anybody: Anybody, { text }: Visitor, address: string): Promise<void> {
  const { page } = anybody;
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('listitem').filter({ hasText: activity }).waitFor();
  await expectAccessible(page, 'the public page on a phone, the list first');
  await page.getByRole('button', { name: text('wheel.goToYear', { year: thisYear - 1 }) }).click();
  await page.getByText(text('sharedPage.empty', { year: thisYear - 1 })).waitFor();
  await page.getByRole('button', { name: text('wheel.goToYear', { year: thisYear }) }).click();
  await page.getByRole('listitem').filter({ hasText: activity }).waitFor();
  await page.getByRole('button', { name: text('wheel.tab.wheel') }).click();
  await page.getByRole('grid').waitFor();
  await expectAccessible(page, 'the public page on a phone, the wheel');
  await page.setViewportSize({ width: 1_280, height: 900 });
  await expectAccessible(page, 'the public page on a wide screen');
  const wheelEnd = async () => {
    const at = (await page.locator('svg.wheel-drawing').boundingBox())!;
    return at.y + at.height;
  };
  await expect.poll(wheelEnd).toBeLessThanOrEqual(900);
  const shown = await page.evaluate(() => document.body.textContent);
  for (const hidden of [purpose, 'Kari', '%']) expect(shown).not.toContain(hidden);
  expect(shown).toContain('Fjordvik kommune');
  await page.getByRole('button', { name: text('wheel.goToYear', { year: thisYear + 1 }) }).click();
  await page.getByText(text('sharedPage.empty', { year: thisYear + 1 })).waitFor();
  expect(new URL(page.url()).searchParams.get('year')).toBe(String(thisYear + 1));
  await expectNoTrace(anybody);
}

async function readTemplates({ page }: Anybody, { text }: Visitor, address: string): Promise<void> {
  for (const template of ['calendar', 'simple'])
    for (const width of [1_280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}?template=${template}&month=6`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expectAccessible(page, `the template ${template}, ${width} wide`);
    }
  await page.goto(`${address}?template=calendar&month=5&lang=en`);
  await page.getByRole('button', { name: 'Show the whole year' }).click();
  await page.getByRole('heading', { level: 2, name: 'December' }).waitFor();
  await page.goto(`${address}x`);
  await page.getByRole('heading', { level: 1, name: text('sharedPage.notFound') }).waitFor();
  await expectAccessible(page, 'a link that leads nowhere');
}

/** Reads it as another site shows it. A browser may deny a frame of another site all storage, and the page must work without it. */
async function readEmbedded(anybody: Anybody, { text }: Visitor, address: string): Promise<void> {
  const { page, context, asked } = anybody;
  const refused = await framed(page, address.replace('template=embed', 'template=samspel'));
  await expect.poll(() => refused.url()).toMatch(/^chrome-error:/);
  asked.length = 0;
  const frame = await framed(page, address);
  await frame.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(asked.filter((url) => /token|login|\/auth\/|\/assets\/(kit|index|react)-/.test(url))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectAccessible(page, 'the embed page alone');
  await page.getByRole('link', { name: text('sharedPage.openAlone') }).waitFor();
  await expectNoTrace(anybody);
}

/** Opens a page of another site that frames an address; returns the frame. */
async function framed(page: Page, address: string): Promise<Frame> {
  const body = `<!doctype html><html lang="nn"><title>Kommunen</title><h1>Kommunen</h1><iframe src="${address.replaceAll('&', '&amp;')}" title="Årshjul" width="100%" height="700"></iframe>`;
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(body));
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  site.close();
  return page.frames()[1]!;
}

async function expectGone({ page }: Anybody, kari: Visitor, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: kari.text('sharedPage.notFound') }).waitFor();
  await page.goto(`${address}?template=embed`);
  await page.getByRole('heading', { level: 1, name: kari.text('sharedPage.notFound') }).waitFor();
  await expectAccessible(page, 'a link that has died');
  await kari.step('the panel says why, and the old address is still kept', async () => {
    await openPanel(kari);
    await kari.page.getByText(kari.text('shareLink.why.private')).waitFor();
  });
}
