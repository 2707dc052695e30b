import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, visit } from '../browser.ts';
import { mailAbout } from '../mail.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/**
 * Kari shares by mail a year wheel that Per may not read, is offered to give him access and does, and he opens the link in the mail
 * (product/sharing#by-mail).
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const wheel = 'Beredskap i lag';
const message = 'Sjå mars, og sei kva de tenkjer.';

describe.each(looksFor(0))('in $locale, $theme', (look) => {
  it('Kari shares by mail, gives access where it lacks, and Per comes by the link', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const { page, text, button, field, step } = kari;
    const { createCalendar } = await ask<{ createCalendar: { uri: string } }>(
      page,
      'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { uri } }',
      { input: { title: wheel, color: '#1f6f8b', access: { isPrivate: true, visibility: 'PRIVATE' } } },
    );
    await page.goto(`/app/calendar/${createCalendar.uri}`);
    await step('the form of a mail', async () => {
      await button('subject.more').click();
      await button('shareMail.title').click();
      await field('field.email').waitFor();
    });
    await step('an address that is none', async () => {
      await field('field.email').fill('per@');
      await page.keyboard.press('Tab');
      await page.locator('[aria-invalid=true]').waitFor();
    });
    const since = Date.now();
    await field('field.email').fill('per@lundvik.example');
    await field('field.message').fill(message);
    await step('sent, and what he may lack', async () => {
      await field('field.message').locator('xpath=ancestor::form').locator('button[type=submit]').click();
      await page.getByText(text('shareMail.sent', { email: 'per@lundvik.example' })).waitFor();
      await page.getByText(text('shareMail.offer', { name: 'Per Lund' })).waitFor();
    });
    const mail = await mailAbout('per@lundvik.example', since, wheel);
    expect(mail.text).toContain(message);
    const link = new URL(/https?:\S+/.exec(mail.text)![0]);

    const per = await visit(browser, look);
    await signIn(per, 'per@lundvik.example');
    await per.step('Per may not read it yet', async () => {
      await per.page.goto(samspel().url + link.pathname);
      await per.page
        .getByRole('alert')
        .or(per.page.getByRole('heading', { level: 1 }))
        .first()
        .waitFor();
    });
    await expect.poll(() => per.page.getByText(wheel).count()).toBe(0);

    await step('who has access', async () => {
      await button('shareMail.giveAccess').click();
      await page
        .getByRole('dialog')
        .getByRole('combobox', { name: text('access.addMember') })
        .waitFor();
    });
    const panel = page.getByRole('dialog');
    await panel.getByRole('combobox', { name: text('access.addMember') }).fill('Per Lund');
    await panel.getByRole('option', { name: /Per Lund/ }).click();
    await step('Per has it', async () => {
      await panel.getByRole('button', { name: text('button.save') }).click();
      await panel.waitFor({ state: 'detached' });
    });
    await per.step('Per comes by the link', async () => {
      await per.page.goto(samspel().url + link.pathname);
      await per.page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    });
    await Promise.all([kari.context.close(), per.context.close()]);
  });
});
