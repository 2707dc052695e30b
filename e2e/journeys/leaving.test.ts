import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Ola asks for his account to be deleted, is reminded of it on every page and when he signs in again, and keeps the account. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(5))('in $locale, $theme', (look) => {
  it('Ola asks for his account to be deleted, and regrets it after signing in again', async () => {
    const ola = await visit(browser, look, { width: 360, height: 740 });
    const { page, text, step, button } = ola;
    await signIn(ola, 'ola@fjordvik.example', '/my-profile/data');
    await step('what deleting means', () => button('leaving.ask').waitFor());
    await button('leaving.ask').click();
    const dialog = page.getByRole('dialog');
    await step('who takes over', () => dialog.waitFor());
    await dialog.getByRole('combobox').fill('Kari');
    await page.getByRole('option', { name: /Kari Nes/ }).click();
    await step('Kari', () => dialog.getByText('Kari Nes').waitFor());
    await dialog.getByRole('button', { name: text('leaving.ask') }).click();
    await step('he is told when', () => button('leaving.stay').waitFor());
    await step('Kari takes over', () => page.getByText(text('leaving.named', { name: 'Kari Nes' })).waitFor());
    await button('leaving.change').click();
    await dialog.getByRole('combobox').fill('Astrid');
    await page.getByRole('option', { name: /Astrid Berg/ }).click();
    await dialog.getByRole('button', { name: text('button.save') }).click();
    await step('Astrid does instead', () => page.getByText(text('leaving.named', { name: 'Astrid Berg' })).waitFor());
    await ola.context.close();

    const again = await visit(browser, look);
    await signIn(again, 'ola@fjordvik.example');
    await again.step('told at home', () => again.button('leaving.stay').waitFor());
    await again.button('leaving.stay').click();
    await again.step('he stays', () => again.button('leaving.stay').waitFor({ state: 'detached' }));
    await again.page.goto('/app/my-profile/data');
    await again.step('as before', () => again.button('leaving.ask').waitFor());
    await expect.poll(() => again.button('leaving.stay').count()).toBe(0);
    await again.context.close();
  });
});
