import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/**
 * Kari moves her question to a topic that few may read, by keyboard, and takes it back; Per, who has it open on his phone, loses it meanwhile
 * (product/forum#questions).
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const closed = 'Anbod på snørydding';
const question = 'Kva gav de for brøyting i fjor?';

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari reads who will read it, moves it to a topic, and takes it back', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const topic = await make(kari, 'createTopic', 'CreateTopicInput', {
      title: closed,
      category: 'PROJECT',
      description: JSON.stringify(richTextOf('Prisar, berre for oss.')),
      access: { isPrivate: true, visibility: 'PRIVATE' },
    });
    const { id, uri } = await make(kari, 'createDiscussion', 'CreateDiscussionInput', {
      title: question,
      body: JSON.stringify(richTextOf('Vi skal ut på anbod.')),
    });
    const per = await visit(browser, look, { width: 360, height: 780, isNarrowed: false });
    await signIn(per, 'per@lundvik.example', `/forum/public/${uri}`);
    await per.page.getByRole('heading', { level: 1, name: question }).waitFor();

    const { page, text, step, button } = kari;
    await page.goto(`/app/forum/public/${uri}`);
    await step('the dialog that moves it, by keyboard', async () => {
      await button('subject.more').focus();
      await page.keyboard.press('Enter');
      await button('discussion.move').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: text('discussion.move.title') }).waitFor();
    });
    const dialog = page.getByRole('dialog', { name: text('discussion.move.title') });
    await step('nothing is moved nowhere', async () => {
      await dialog.getByRole('button', { name: text('discussion.move'), exact: true }).click();
      await dialog.getByText(text('discussion.move.choose')).waitFor();
    });
    await step('who will read it', async () => {
      await page.getByRole('combobox', { name: text('discussion.move.find') }).fill('snør');
      await page.getByRole('option', { name: closed }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await dialog.getByText(text('discussion.move.topicOnly', { topic: closed })).waitFor();
    });
    await dialog.getByText(text('discussion.move.admins', { count: 1 })).waitFor();
    await expect
      .poll(() => dialog.getByRole('listitem').allTextContents())
      .toEqual([expect.stringContaining('Kari Nes')]);
    await dialog.getByRole('button', { name: text('discussion.move'), exact: true }).click();
    const toast = page.locator('[data-sonner-toast]', { hasText: text('discussion.moved', { home: closed }) });
    await toast.waitFor();
    await page.waitForURL(`**/forum/${topic.id}/${uri}`);
    await per.step('Per is told that it is gone', () =>
      per.page
        .getByRole('alert')
        .filter({ hasText: per.text('shell.lost.body') })
        .first()
        .waitFor(),
    );

    await toast.getByRole('button', { name: text('button.undo') }).click();
    await page.waitForURL(`**/forum/public/${uri}`);
    await per.step('Per reads it again', async () => {
      await per.page.goto(`/app/forum/${topic.id}/${uri}`);
      await per.page.getByRole('heading', { level: 1, name: question }).waitFor();
      await per.page.waitForURL(`**/forum/public/${uri}`);
    });
    await step('its history names the topic', async () => {
      await button('subject.more').click();
      await button('history.title').click();
      await page.getByText(closed).first().waitFor();
    });
    expect(id).toBe(uri.split('-').at(-1));
    await Promise.all([kari.context.close(), per.context.close()]);
  });
});

/** Makes a thing of Kari's, as its form would. */
async function make(
  { page }: Visitor,
  name: string,
  type: string,
  input: object,
): Promise<{ id: string; uri: string }> {
  const data = await ask<Record<string, { id: string; uri: string }>>(
    page,
    `mutation ($input: ${type}!) { ${name}(input: $input) { id uri } }`,
    { input },
  );
  return data[name]!;
}
