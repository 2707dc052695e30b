import { say } from '@samspel/i18n/format';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OidcServer, oidcServer } from '../../packages/server/src/core/testing/oidc-server.ts';
import { launch, visit } from '../browser.ts';
import { startsWith } from '../samspel.ts';
import { openInTeams } from '../teams-host.ts';
import { looksFor } from '../turns.ts';
import { secureAddress, underHttps } from '../under-https.ts';

/** Kari signs in with her municipality's own account, in a browser and in a tab of Teams; a new colleague of hers is welcomed. */
let provider: OidcServer;
startsWith(async () => {
  provider = await oidcServer();
  return { ...provider.env, BASE_URL: secureAddress };
});
let browser: Browser;
beforeAll(async () => {
  provider.knowApp(secureAddress);
  provider.accounts.set('kari', { email: 'kari@fjordvik.example', email_verified: true, name: 'Kari Nes' });
  provider.accounts.set('ny', { email: 'nils.ny@fjordvik.example', email_verified: true, name: 'Nils Ny Nilsen' });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  provider.close();
});

/** Types a user name and any password at the provider, and consents. */
async function signInThere(page: Page, account: string): Promise<void> {
  await page.locator('input[name=login]').fill(account);
  await page.locator('input[name=password]').fill('x');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari comes where she wanted to go, and a new colleague is welcomed', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740 });
    const { page, step, text } = kari;
    await underHttps(kari.context);
    await step('the sign-in page', () => page.goto(`${secureAddress}/app/login?redirect=/my-profile/sign-ins`));
    await page.getByRole('link', { name: text('account.microsoft') }).click();
    await signInThere(page, 'kari');
    await step('where she wanted to go', () => page.getByRole('heading', { name: text('person.addresses') }).waitFor());
    expect(page.url()).not.toContain('access_token');
    await kari.context.close();

    const nils = await visit(browser, look);
    await underHttps(nils.context);
    await nils.page.goto(`${secureAddress}/app/login`);
    await nils.page.getByRole('link', { name: nils.text('account.microsoft') }).click();
    await signInThere(nils.page, 'ny');
    await nils.step('the welcome', () =>
      nils.page.getByRole('heading', { level: 1, name: nils.text('welcome.language.title') }).waitFor(),
    );
    await nils.context.close();
  });

  it('Kari signs in to a tab of Teams, whose frame keeps nothing, and has the theme of Teams', async () => {
    const { context } = await visit(browser, look);
    await underHttps(context);
    const theme = look.theme === 'dark' ? 'default' : 'dark';
    const teams = await openInTeams(context, `${secureAddress}/app/teams`, theme);
    await teams.frame.getByText(say('nn', 'account.teams.inside')).waitFor();
    await expect
      .poll(() => teams.frame.locator('html').getAttribute('data-color-scheme'))
      .toBe(theme === 'dark' ? 'dark' : 'light');
    const opened = context.waitForEvent('page');
    await teams.frame.getByRole('button', { name: say('nn', 'account.microsoft') }).click();
    const window = await opened;
    await signInThere(window, 'kari');
    await teams.frame.getByRole('heading', { level: 1 }).filter({ hasText: 'Kari' }).waitFor();
    await expect.poll(() => window.isClosed()).toBe(true);
    await context.close();
  });

  it('what is no Teams is handed nothing: its window is signed in for itself', async () => {
    const { page, context } = await visit(browser, look);
    await underHttps(context);
    await context.route('https://www.bing.com/*', (route) => route.fulfill({ contentType: 'text/html', body: evil }));
    await page.goto('https://www.bing.com/x');
    const opened = context.waitForEvent('page');
    await page.getByRole('button').click();
    const window = await opened;
    await signInThere(window, 'kari');
    await window.getByRole('heading', { level: 1 }).filter({ hasText: 'Kari' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.title)).not.toContain('token');
    await context.close();
  });
});

/** A page that opens the window of Teams, answers it as Teams does, and writes every message from the window into its title. */
const evil = `<!doctype html><title>heard:</title><button>x</button><script>
  document.querySelector('button').onclick = () => window.open('${secureAddress}/app/login/microsoft?isTeams=true');
  addEventListener('message', ({ source, data }) => {
    document.title += JSON.stringify(data);
    const runtime = JSON.stringify({ apiVersion: 4, isLegacyTeams: false, supports: {} });
    source.postMessage({ id: data.id, uuidAsString: data.uuidAsString, args: ['authentication', 'web', runtime, '2.58.0'] }, '*');
  });
</script>`;
