import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Astrid finds out what is wrong with a browser; Kari has no such pages, but everybody has the one about Teams. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(5))('in $locale, $theme', (look) => {
  it('an admin looks at each page, and asks the server', async () => {
    const astrid = await visit(browser, look, { width: 360, height: 740 });
    const { page, step, button, text } = astrid;
    await signIn(astrid, 'astrid@fjordvik.example', '/labs');
    const open = async (
      name: 'debug' | 'network' | 'responsive' | 'gql1' | 'invite' | 'notification' | 'fileupload' | 'mueditor',
    ) => {
      await page.goto('/app/labs');
      await step(`to ${name}`, async () => {
        await page.getByRole('link', { name: text(`labs.${name}`) }).click();
        await page.getByRole('heading', { level: 1, name: text(`labs.${name}`) }).waitFor();
      });
    };
    const fact = (name: string) => page.locator(`dt:text-is("${name}") + dd`);

    await open('debug');
    await expect.poll(() => fact(text('labs.debug.clock')).textContent()).toMatch(/^-?[01] s$/);
    await expect.poll(() => fact(text('labs.debug.build')).textContent()).toMatch(/\.js$/);

    await open('network');
    await button('labs.network.measure').click();
    await step('a median', () => fact(text('labs.network.median')).filter({ hasText: / ms$/ }).waitFor());
    await step('a call when signed in', () =>
      fact(text('labs.network.signedIn')).filter({ hasText: / ms$/ }).waitFor(),
    );

    await open('responsive');
    await fact(text('labs.responsive.window')).filter({ hasText: '360 × 740 px' }).waitFor();
    await page.setViewportSize({ width: 800, height: 740 });
    await fact(text('labs.responsive.window')).filter({ hasText: '800 × 740 px' }).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });

    await open('gql1');
    await button('labs.gql.run').click();
    await step('the answer', () => page.getByText('"Astrid Berg"').waitFor());

    await open('invite');
    const lookUp = async (email: string) => {
      await page.getByLabel(text('admin.person.email'), { exact: true }).fill(email);
      await button('labs.invite.look').click();
    };
    await lookUp('ny@fjordvik.example');
    await step('nobody has that address', async () => {
      await fact(text('labs.invite.wouldGo'))
        .filter({ hasText: text('labs.yes') })
        .waitFor();
      await fact(text('labs.invite.person'))
        .filter({ hasText: text('labs.invite.nobody') })
        .waitFor();
    });
    await lookUp('kari@fjordvik.example');
    await step('Kari has it', () => page.getByRole('link', { name: 'Kari Nes' }).waitFor());

    await open('notification');
    await step('what is allowed', () => fact(text('labs.notification.allowed')).waitFor());

    await open('fileupload');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'makro.docm',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('x'),
    });
    await expect.poll(() => fact(text('labs.fileupload.accepted')).textContent()).toBe(text('labs.no'));

    await open('mueditor');
    await page.locator('[contenteditable="true"]').click();
    await page.keyboard.type('Hei');
    await step('what is stored', () => page.getByText('"text": "Hei"').waitFor());

    await page.goto('/app/gql');
    await page.getByLabel(text('labs.gql.query')).fill('{ nothing }');
    await page.getByLabel(text('labs.gql.variables')).fill('{');
    await button('labs.gql.run').click();
    await step('what is no JSON is refused', () => page.getByText(text('labs.gql.noJson')).waitFor());
    await page.getByLabel(text('labs.gql.variables')).fill('{}');
    await button('labs.gql.run').click();
    await step('what the server refuses is shown', () => page.getByText('"errors"').waitFor());
    await button('labs.gql.schema.show').click();
    await page.getByLabel(text('labs.gql.schema.search')).fill('Query allCalendars');
    await step('a line of the schema', () => page.getByText(/^allCalendars\(/).waitFor());
    await astrid.context.close();
  });

  it('others go home, and the page of Teams is there for everybody', async () => {
    const kari = await visit(browser, look);
    for (const path of ['/labs', '/labs/debug', '/gql']) {
      await signIn(kari, 'kari@fjordvik.example', path);
      await kari.page.waitForURL((url) => url.pathname === '/app/home');
    }
    await kari.page.goto('/app/teams');
    await kari.step('Teams, signed in', () =>
      kari.page.getByRole('link', { name: kari.text('account.teams.open') }).waitFor(),
    );
    await kari.context.close();

    const nobody = await visit(browser, look, { width: 360, height: 740 });
    await nobody.page.goto('/app/teams');
    await nobody.step('Teams, signed out', async () => {
      await nobody.page.getByRole('link', { name: nobody.text('account.password.byPin') }).waitFor();
      await nobody.page.getByText(nobody.text('account.teams.outside')).waitFor();
    });
    await nobody.context.close();
  });
});
