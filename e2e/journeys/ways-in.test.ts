import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { mailAbout, mailedPin } from '../mail.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** Less common ways in: two municipalities with one mail domain, a trial that is over, an account that is closed. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Types an address into the sign-up form, and solves the captcha. */
async function signUpAs({ page, field, text }: Visitor, email: string): Promise<void> {
  await field('account.email').fill(email);
  await proveHuman({ page, text });
}

async function proveHuman({ page, text }: Pick<Visitor, 'page' | 'text'>): Promise<void> {
  await page.getByRole('checkbox', { name: text('account.captcha.label') }).click();
  await page.getByText(text('account.captcha.done')).waitFor();
}

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('Ida, whose mail domain is that of two municipalities, says which is hers, and pastes the PIN', async () => {
    const { database } = samspel();
    const both = await database
      .selectFrom('organization')
      .select('id')
      .where('name', 'in', ['Fjordvik kommune', 'Lundvik kommune'])
      .execute();
    await database
      .insertInto('organization_domain')
      .values(both.map(({ id }) => ({ domain: 'felles.example', organization_id: id })))
      .execute();
    const ida = await visit(browser, look, { width: 360, height: 740 });
    const { page, step, field, button, text } = ida;
    const email = 'ida@felles.example';
    await page.goto('/app/signup/');
    await signUpAs(ida, email);
    const which = page.getByLabel(text('account.signUp.organization'));
    await step('which municipality', async () => {
      await button('account.signUp').click();
      await which.waitFor();
    });
    await which.selectOption({ label: 'Lundvik kommune' });
    await proveHuman(ida);
    const asked = Date.now();
    await button('account.signUp').click();
    await field('account.pin').waitFor();
    const pin = await mailedPin(email, asked);
    // What a person copies from a mail has spaces before and after it.
    await page.keyboard.insertText(`  ${pin.slice(0, 3)} ${pin.slice(3)}\n`);
    await step('the welcome', () =>
      page.getByRole('heading', { level: 1, name: text('welcome.language.title') }).waitFor(),
    );
    const { name } = await database
      .selectFrom('person')
      .innerJoin('organization', 'organization.id', 'person.organization_id')
      .select('organization.name')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(name).toBe('Lundvik kommune');
    await ida.context.close();
  });

  it('Ola, whose account is closed, reads it in his mail alone', async () => {
    const email = 'ola@fjordvik.example';
    const people = samspel().database.updateTable('person').where('email', '=', email);
    await people.set({ user_status: 'DEACTIVATED' }).execute();
    const ola = await visit(browser, look);
    const { page, step, field, button } = ola;
    await page.goto('/app/login');
    await field('account.email').fill(email);
    const asked = Date.now();
    await step('the PIN step, as for everybody', async () => {
      await button('account.next').click();
      await field('account.pin').waitFor();
    });
    const mail = await mailAbout(email, asked, 'Samspel');
    expect(mail.text).not.toMatch(/^\d{6}$/m);
    await people.set({ user_status: 'ACTIVATED' }).execute();
    await ola.context.close();
  });

  it('Per, whose municipality has had its trial, reads whom to ask', async () => {
    await samspel()
      .database.updateTable('organization')
      .set({ is_subscribed: false, trial_ends: new Date(0) })
      .where('name', '=', 'Lundvik kommune')
      .execute();
    const per = await visit(browser, look, { width: 360, height: 740 });
    const { page, step, field, button, text } = per;
    await page.goto('/app/login');
    await field('account.email').fill('per@lundvik.example');
    await step('no subscription', async () => {
      await button('account.next').click();
      await page.getByRole('heading', { level: 1, name: text('account.noSubscription.title') }).waitFor();
    });
    await page.getByRole('link', { name: text('account.backToLogin') }).click();
    await field('account.email').waitFor();
    await per.context.close();
  });
});
