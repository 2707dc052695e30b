import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { downloaded } from '../downloaded.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Kari asks for a copy of all her data, waits while it is made, and saves it. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari takes everything of hers with her, and finds it again after a reload', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740 });
    const { page, text, step } = kari;
    await signIn(kari, 'kari@fjordvik.example', '/my-profile/data');
    await step('nothing is asked for', () => page.getByRole('button', { name: text('myData.ask') }).waitFor());
    await page.getByRole('button', { name: text('myData.ask') }).click();
    const save = page.getByRole('button', { name: /\(.* [kM]B\)$/ });
    await step('it is ready', () => save.waitFor());
    await page.reload();
    await step('it is still there', () => save.waitFor());
    const [saved] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(saved.suggestedFilename()).toMatch(/^samspel-\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await downloaded(saved);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('json/profile.json')).toBe(true);
    await kari.context.close();
  });
});
