import { say } from '@samspel/i18n/format';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { mailedPin } from '../mail.ts';
import { signIn, signInByPin } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Per has a new name: he adds his new address by the PIN that is mailed to it, makes it the main one, and signs in with both. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('adds an address, makes it the main one, and signs in by both', async () => {
    const profile = 'nn'; // the server refuses in the language of the profile
    const before = 'per@lundvik.example';
    const after = `per.ny.${look.locale}.${look.theme}@lundvik.example`;
    const per = await visit(browser, look, { width: 360, height: 740 });
    const { page, step, field, button, text } = per;
    await signIn(per, before, '/my-profile/sign-ins');
    const list = page.getByRole('region', { name: text('person.addresses') });
    const main = list.getByRole('listitem').filter({ hasText: text('person.addresses.main') });
    await main.getByText(before, { exact: true }).waitFor();

    await step('the dialog', async () => {
      await button('person.addresses.add').click();
      await field('account.email').fill('per@example.org');
    });
    await step('an address of nobody’s work is refused', async () => {
      await button('person.addresses.send').click();
      await page.getByText(say(profile, 'refusal.account.otherOrganization')).waitFor();
    });
    await field('account.email').fill(after);
    const asked = Date.now();
    await step('the PIN is asked for', async () => {
      await button('person.addresses.send').click();
      await field('account.pin').waitFor();
    });
    await expect.poll(() => field('account.pin').evaluate((input) => input === document.activeElement)).toBe(true);
    const pin = await mailedPin(after, asked);
    await step('a wrong PIN is refused, and the field is empty', async () => {
      await field('account.pin').fill(pin === '000000' ? '000001' : '000000');
      await page.getByText(say(profile, 'refusal.account.wrongPin')).waitFor();
      await expect.poll(() => field('account.pin').inputValue()).toBe('');
    });
    await step('the address is there', async () => {
      await field('account.pin').fill(pin);
      await list.getByText(after, { exact: true }).waitFor();
    });
    await step('it is the main one', async () => {
      await page.getByRole('button', { name: text('person.addresses.useOne', { email: after }) }).click();
      await main.getByText(after, { exact: true }).waitFor();
    });
    await per.context.close();

    const again = await visit(browser, look);
    await signInByPin(again, after, '/my-profile/sign-ins');
    const back = again.page.getByRole('button', { name: again.text('person.addresses.useOne', { email: before }) });
    await back.click();
    const gone = again.page.getByRole('button', { name: again.text('person.addresses.removeOne', { email: after }) });
    await gone.click();
    await again.step('it is asked for', () => again.button('button.remove').waitFor());
    await again.button('button.remove').click();
    await gone.waitFor({ state: 'detached' });
    await again.context.close();
  });
});
