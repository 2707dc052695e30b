import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../packages/server/src/core/session/issue-tokens.ts';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** Kari writes who she is; Per, elsewhere, finds her page by search; and Kari sees and ends her sign-ins. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const kariAddress = 'kari@fjordvik.example';
const about = 'Eg samordnar årshjula i oppvekst.';

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari says what she works with, and Per finds it, what she has made, and nothing that is hers alone', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, kariAddress, '/my-profile');
    await sayWho(kari);

    const per = await visit(browser, look, { width: 360, height: 740 });
    await signIn(per, 'per@lundvik.example', '/home');
    const hidden = await makeHidden(kari);
    await findKari(per);
    await expect.poll(() => per.page.getByText(hidden).count()).toBe(0);
    await expect.poll(() => per.page.getByText('99 88 77 66').count()).toBe(0);
    await per.step('her municipality', async () => {
      await per.page.getByRole('main').getByRole('link', { name: 'Fjordvik kommune' }).first().click();
      await per.page.waitForURL(/\/organization\/no\//);
      await per.page.getByRole('main').getByRole('link', { name: 'Kari Nes' }).waitFor();
    });
    await per.step('somebody who is not there', async () => {
      await per.page.goto('/app/person/nobody-999999999');
      await per.page.getByRole('heading', { level: 1, name: per.text('shell.notFound.title') }).waitFor();
    });
    await Promise.all([kari.context.close(), per.context.close()]);
  });

  it('Kari chooses a picture and what of it is shown by the keyboard, all see it, and she takes it away', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740 });
    await signIn(kari, kariAddress, '/my-profile');
    await choosePicture(kari);
    const shown = kari.page.getByRole('main').locator(`section img`);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await expect.poll(() => kari.page.locator('header img').getAttribute('src')).toBe(await shown.getAttribute('src'));
    const { page, text, step } = kari;
    await page.getByRole('button', { name: text('picture.remove') }).click();
    await step('the question', () => page.getByRole('dialog').waitFor());
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('picture.remove') })
      .click();
    await step('her initials', () => shown.waitFor({ state: 'detached' }));
    await kari.context.close();
  });

  it('Kari ends a sign-in that she does not know, and then the one in use', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, kariAddress, '/my-profile/sign-ins');
    const stranger = await signInElsewhere();
    const { page, text, step } = kari;
    await page.reload();
    const device = text('person.devices.name', { browser: 'Firefox', system: 'iPhone' });
    await step('her devices', () => page.getByText(device, { exact: true }).waitFor());
    expect(await statusFor(stranger)).toBe(200);
    await page.getByRole('button', { name: text('person.devices.endOn', { device }) }).click();
    await step('the question', () => page.getByRole('dialog').waitFor());
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('person.devices.end'), exact: true })
      .click();
    await step('it is gone', () => page.getByText(device, { exact: true }).waitFor({ state: 'detached' }));
    expect(await statusFor(stranger)).toBe(401);

    const own = page.getByRole('listitem').filter({ hasText: text('person.devices.this') });
    await own.getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('account.signOut'), exact: true })
      .click();
    await step('signed out', () => page.waitForURL('**/sign-out'));
    await kari.context.close();
  });
});

/** An empty name is refused; then the profile is saved. */
async function sayWho({ page, field, button, text, step }: Visitor): Promise<void> {
  await page.waitForURL('**/my-profile/info');
  await field('person.profile.name').fill('');
  await step('no name', async () => {
    await button('button.save').click();
    await page.locator('[aria-invalid=true]').waitFor();
  });
  await field('person.profile.name').fill('Kari Nes');
  await field('person.profile.phoneNumber').fill('99 88 77 66');
  await field('person.profile.description').fill(about);
  await step('saved', async () => {
    await button('button.save').click();
    await page.getByText(text('person.profile.saved')).waitFor();
  });
}

/** A screenshot of the page serves as the picture; a file that is no picture is refused when it is chosen. */
async function choosePicture({ page, text, step }: Visitor): Promise<void> {
  const buffer = await page.screenshot();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'Notat.txt', mimeType: 'text/plain', buffer });
  await page.getByText(text('picture.otherType')).waitFor();
  await input.setInputFiles({ name: 'Eg.png', mimeType: 'image/png', buffer: Buffer.from('Hei') });
  const dialog = page.getByRole('dialog');
  await step('what only says that it is a picture', () => dialog.getByText(text('picture.unreadable')).waitFor());
  await page.keyboard.press('Escape');
  await input.setInputFiles({ name: 'Eg.png', mimeType: 'image/png', buffer });
  const area = dialog.getByLabel(text('picture.area'), { exact: true });
  await step('what is shown of it', () => area.waitFor());
  const before = await area.getAttribute('style');
  await area.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => area.getAttribute('style')).not.toBe(before);
  await step('her picture', async () => {
    await dialog.getByRole('button', { name: text('picture.use') }).click();
    await page.getByText(text('picture.changed')).waitFor();
    await page.locator('header img').waitFor();
  });
}

/** Per searches for her and opens her page. */
async function findKari({ page, step }: Visitor): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Kari Nes');
  await page
    .getByRole('option', { name: /Kari Nes.*Fjordvik/ })
    .first()
    .click();
  await step('the page of Kari', async () => {
    await page.waitForURL(/\/person\/kari-nes-\d+/);
    await page.getByText(about).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  });
}

async function makeHidden({ page }: Visitor): Promise<string> {
  const title = 'Løynde planar';
  const access = { isPrivate: true, visibility: 'PRIVATE' };
  await ask(page, 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }', {
    input: { title, color: '#1f6f8b', access },
  });
  return title;
}

/** Makes a sign-in of Kari's on a phone; returns its access token. */
async function signInElsewhere(): Promise<string> {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/132.0 Mobile Safari/605.1.15';
  return samspel()
    .database.transaction()
    .execute(async (tx) => {
      const { id } = await tx
        .selectFrom('person')
        .select('id')
        .where('email', '=', kariAddress)
        .executeTakeFirstOrThrow();
      return (await openSession(tx, id, userAgent, new Date())).access_token;
    });
}

async function statusFor(token: string): Promise<number> {
  const { status } = await fetch(`${samspel().url}/api/person/me`, { headers: { authorization: `Bearer ${token}` } });
  return status;
}
