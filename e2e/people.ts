import type { TextId } from '@samspel/i18n/texts';
import { openSession } from '../packages/server/src/core/session/issue-tokens.ts';
import type { Visitor } from './browser.ts';
import { mailedPin } from './mail.ts';
import { samspel } from './samspel.ts';

/** Opens a page as a person who has signed in on this device before: makes a session, and puts its tokens into the browser. */
export async function signIn({ page, step }: Visitor, email: string, path = '/home'): Promise<void> {
  const tokens = await newSession(email);
  await page.goto('/app/mark.svg');
  await page.evaluate(
    (kept) => localStorage.setItem('samspel.tokens', JSON.stringify({ ...kept, access_token_time: Date.now() })),
    tokens,
  );
  await step('signed in', async () => {
    await page.goto(`/app${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
}

function newSession(email: string) {
  return samspel()
    .database.transaction()
    .execute(async (tx) => {
      const { id } = await tx.selectFrom('person').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      return openSession(tx, id, 'a journey', new Date());
    });
}

/** Signs in an existing person by the mailed PIN, in steps that are checked like any other. */
export async function signInByPin(visitor: Visitor, email: string, path = '/home'): Promise<void> {
  const { page, step, field, button } = visitor;
  await step('the sign-in page', () => page.goto(`/app/login?redirect=${encodeURIComponent(path)}`));
  await field('account.email').fill(email);
  const asked = Date.now();
  await step('the PIN step', async () => {
    await button('account.next').click();
    await field('account.pin').waitFor();
  });
  await step('signed in', async () => {
    await field('account.pin').fill(await mailedPin(email, asked));
    await page.waitForURL((url) => `${url.pathname}${url.search}` === `/app${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
}

/** Signs up a new person: municipal address, captcha, mailed PIN, and the welcome wizard, up to the home page. */
export async function signUp(visitor: Visitor, email: string): Promise<void> {
  const { page, step, field, button, text } = visitor;
  await step('the sign-up page', () => page.goto('/app/signup/trial'));
  await field('account.email').fill(email);
  await page.getByRole('checkbox', { name: text('account.captcha.label') }).click();
  await page.getByText(text('account.captcha.done')).waitFor();
  const asked = Date.now();
  await step('the page that asks for the PIN', async () => {
    await button('account.signUp').click();
    await field('account.pin').waitFor();
  });
  const heading = (id: TextId) => page.getByRole('heading', { level: 1, name: text(id) }).waitFor();
  await step('the welcome: language', async () => {
    await field('account.pin').fill(await mailedPin(email, asked));
    await heading('welcome.language.title');
  });
  await step('the welcome: who one is', async () => {
    await button('account.next').click();
    await heading('welcome.profile.title');
    await field('person.profile.jobTitle').fill('Rådgjevar');
  });
  await step('the welcome: what one works with', async () => {
    await button('account.next').click();
    await heading('welcome.areas.title');
  });
  await step('the welcome: the terms', async () => {
    await button('account.next').click();
    await heading('welcome.terms.title');
  });
  await step('the terms must be accepted', async () => {
    await button('welcome.finish').click();
    await page.getByText(text('welcome.terms.mustAccept')).waitFor();
  });
  await step('home, for the first time, with what to do first', async () => {
    await page.getByRole('checkbox', { name: text('welcome.terms.accept') }).check();
    await button('welcome.finish').click();
    await page.waitForURL('**/app/home');
    await page.getByRole('heading', { name: text('welcome.first.work') }).waitFor();
  });
}
