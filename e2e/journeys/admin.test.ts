import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { mailAbout, mailedPin } from '../mail.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Astrid invites Nils, who signs in by PIN; she makes him an admin of his municipality, and reads in the log what she did. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Astrid invites Nils, gives him a role, and finds both in the log', async () => {
    const astrid = await visit(browser, look);
    await signIn(astrid, 'astrid@fjordvik.example', '/home');
    const { page, text, step, field, button } = astrid;
    await step('the people', async () => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: text('shell.nav.admin') })
        .click();
      await page.getByRole('heading', { level: 1, name: text('admin.people') }).waitFor();
    });
    const email = `nils-${look.locale}-${look.theme}@fjordvik.example`;
    const since = Date.now();
    await button('admin.invite').click();
    await step('who is invited', () => field('admin.person.email').waitFor());
    await field('admin.person.email').fill(email);
    await field('field.name').fill('Nils Ny');
    await button('admin.invite.send').click();
    const invitation = await mailAbout(email, since, 'Samspel');

    const nils = await visit(browser, look);
    await comeByInvitation(nils, invitation.text, email);
    await nils.context.close();

    await giveRole(astrid, email);
    await step('the log', async () => {
      await page.getByRole('link', { name: text('admin.person.inLog') }).click();
      await page.getByText(text('admin.deed.role')).last().waitFor();
      await page.getByRole('listitem').getByText(text('admin.deed.invite')).waitFor();
    });
    await astrid.context.close();
  });
});

/** The link of the invitation knows the address; the PIN confirms it. */
async function comeByInvitation({ page, step, field, button }: Visitor, mail: string, email: string): Promise<void> {
  await step('the sign-in page', () => page.goto(/https?:\S+\/app\/login\?email=\S+/.exec(mail)![0]));
  expect(await field('account.email').inputValue()).toBe(email);
  const asked = Date.now();
  await button('account.next').click();
  await field('account.pin').fill(await mailedPin(email, asked));
  await page.waitForURL((url) => !url.pathname.startsWith('/app/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function giveRole({ page, text, step }: Visitor, email: string): Promise<void> {
  await page.getByRole('searchbox', { name: text('admin.people.search') }).fill(email);
  await step('Nils', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Nils Ny' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nils Ny' }).waitFor();
  });
  await page.getByRole('main').getByRole('combobox').selectOption('ORGANIZATION_ADMIN');
  await page.getByText(text('admin.role.saved', { name: 'Nils Ny' })).waitFor();
}
