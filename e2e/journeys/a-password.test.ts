import { say } from '@samspel/i18n/format';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { mailedPin } from '../mail.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** Ola was invited by an organization without municipal mail: he chooses a password, and signs in with it. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Ola chooses a password by a mailed PIN, signs in by it, and takes it away', async () => {
    const email = 'ola@fjordvik.example';
    const password = 'sju blå båtar på fjorden';
    const ola = await visit(browser, look, { width: 360, height: 740 });
    const { page, step, field, button, text } = ola;
    await signIn(ola, email, '/my-profile/sign-ins');
    await page.getByRole('heading', { name: text('person.addresses') }).waitFor();
    await button('person.password.choose').waitFor({ state: 'detached' });
    await samspel().database.updateTable('person').set({ invited_at: new Date() }).where('email', '=', email).execute();
    await page.reload();

    const asked = Date.now();
    await step('the dialog', async () => {
      await button('person.password.choose').click();
      await field('account.pin').waitFor();
    });
    await field('account.pin').fill(await mailedPin(email, asked));
    await step('a short password is refused', async () => {
      await field('person.password.new').fill('kort');
      await button('button.save').click();
      await page.locator('[aria-invalid="true"]').waitFor();
    });
    await step('the password is there', async () => {
      await field('person.password.new').fill(password);
      await button('button.save').click();
      await button('person.password.change').waitFor();
    });
    await ola.context.close();

    const again = await visit(browser, look);
    await again.page.goto('/app/login?redirect=/my-profile/sign-ins');
    await again.step('the page for passwords', async () => {
      await again.page.getByRole('link', { name: again.text('account.password.signIn') }).click();
      await again.field('account.password').waitFor();
    });
    await again.field('account.anyEmail').fill(email);
    await again.step('a wrong password is refused', async () => {
      await again.field('account.password').fill('sju blå båtar på land');
      await again.button('account.signIn').click();
      await again.page.getByText(say(look.locale, 'refusal.auth.wrongPassword')).waitFor();
    });
    await again.step('signed in where one wanted to go', async () => {
      await again.field('account.password').fill(password);
      await again.button('account.signIn').click();
      await again.button('person.password.remove').waitFor();
    });
    await again.button('person.password.remove').click();
    await again.page
      .getByRole('dialog')
      .getByRole('button', { name: again.text('person.password.remove') })
      .click();
    await again.button('person.password.choose').waitFor();
    await again.context.close();
  });
});
