import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Kari asks with a poll, which survives a reload; Ola votes on his phone and others after him, Kari sees how many when they are three, and corrects her title in place (product/forum#polls). */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const asked = { title: 'Kva dag passar for nettverksmøtet?', body: 'Vi treng to timar.', mended: 'Når møtest vi?' };
const days = ['Tysdag', 'Torsdag'] as const;

describe.each(looksFor(5))('in $locale, $theme', (look) => {
  it('Kari asks with a poll, Ola votes, and Kari mends the title', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example', '/forum/public/create');
    const { page, text, step, button, field } = kari;
    const dialog = page.getByRole('dialog', { name: text('discussion.new') });
    await dialog.getByRole('textbox').first().fill(asked.title);
    await step('the fields of a poll, which get the focus', async () => {
      await button('poll.new').focus();
      await page.keyboard.press('Enter');
      await field('poll.choice', { number: 1 }).waitFor();
    });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.type(days[0]);
    await step('what is missing of the poll is said', async () => {
      await button('discussion.publish').click();
      await dialog.locator('[aria-invalid=true]').first().waitFor();
    });
    await step('the poll that was begun is there after a reload', async () => {
      await page.reload();
      await page.getByText(text('discussion.draftFound')).waitFor();
    });
    await expect.poll(() => field('poll.choice', { number: 1 }).inputValue()).toBe(days[0]);
    await field('poll.choice', { number: 2 }).fill(days[1]);
    await field('field.closes').fill('2099-01-01');
    await page.keyboard.press('Tab');
    await field('field.question').click();
    await page.locator('[contenteditable=true]').waitFor();
    await page.keyboard.type(asked.body);
    await step('a day that is too far away is refused under its field', async () => {
      await button('discussion.publish').click();
      await dialog.locator('[aria-invalid=true]').first().waitFor();
    });
    await field('field.closes').fill(addDays(osloToday(new Date()), 20));
    await page.keyboard.press('Tab');
    await step('published, with its poll', async () => {
      await button('discussion.publish').click();
      await page.getByRole('heading', { level: 1, name: asked.title }).waitFor();
      await page.getByRole('radio', { name: days[1] }).waitFor();
    });

    const ola = await visit(browser, look, { width: 360, height: 780, isNarrowed: false });
    await signIn(ola, 'ola@fjordvik.example', new URL(page.url()).pathname.replace('/app', ''));
    await ola.step('Ola votes on his phone', async () => {
      await ola.page.getByRole('radio', { name: days[1] }).check();
      await ola.button('poll.vote').click();
      await ola.button('poll.voteAgain').waitFor();
    });
    const per = await visit(browser, look);
    await signIn(per, 'per@lundvik.example', new URL(page.url()).pathname.replace('/app', ''));
    for (const voter of [per, kari]) {
      await voter.page.getByRole('radio', { name: days[0] }).check();
      await voter.button('poll.vote').click();
      await voter.button('poll.voteAgain').waitFor();
    }
    // The votes are counted together: when three wait, or within a minute.
    await step('Kari reads that three have voted', async () => {
      const isCounted = async () => {
        await page.reload();
        await page.getByText(text('poll.countedTogether')).waitFor();
        return page.getByText(text('poll.voters', { count: 3 })).isVisible();
      };
      await expect.poll(isCounted, { timeout: 180_000 }).toBe(true);
    });

    await step('the title in its place, by keyboard', async () => {
      await button('subject.more').focus();
      await page.keyboard.press('Enter');
      await button('discussion.editTitle').focus();
      await page.keyboard.press('Enter');
      await field('field.title').waitFor();
    });
    await page.keyboard.press('Escape');
    await field('field.title').waitFor({ state: 'detached' });
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      text('subject.more'),
    );
    await page.keyboard.press('Enter');
    await button('discussion.editTitle').press('Enter');
    await field('field.title').fill(asked.mended);
    await step('the title is mended, and the poll is as it was', async () => {
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: asked.mended }).waitFor();
      await page.getByText(text('poll.voters', { count: 3 })).waitFor();
    });
    await Promise.all([kari.context.close(), ola.context.close(), per.context.close()]);
  });
});
