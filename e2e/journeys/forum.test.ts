import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Per asks in the forum by keyboard, Ola answers on his phone with a file, and Per accepts it and quotes it (product/forum). */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const asked = { title: 'Kven har ein god rutine for snørydding?', body: 'Vi leitar etter ei vaktordning som held.' };
const said = { first: 'Ring naboen.', better: 'Her er vaktlista vår.', thanks: 'Takk for hjelpa!' };
const list = { name: 'Vaktliste.txt', mimeType: 'text/plain', buffer: Buffer.from('Veke 1: Ola') };

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Per asks, Ola answers with a file, Per accepts an answer, which is then shown first', async () => {
    const per = await visit(browser, look);
    const ola = await visit(browser, look, { width: 360, height: 780, isNarrowed: false });
    await signIn(per, 'per@lundvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const path = await askByKeyboard(per, `${asked.title} ${look.locale} ${look.theme}`);

    await ola.step('Ola reads it on his phone', async () => {
      await ola.page.goto(path);
      await ola.page.getByText(asked.body).waitFor();
      await ola.page.getByText(ola.text('discussion.answerEmpty')).waitFor();
    });
    await ola.step('Ola answers twice', async () => {
      await answer(ola, said.first);
      await answer(ola, said.better);
    });
    await ola.step('Ola attaches a file to his answer', () => attach(ola));
    await expect.poll(() => ola.button('discussion.accept').count()).toBe(0);
    await per.step('Per reads the answers', async () => {
      await per.page.goto(path);
      await words(per, said.better).waitFor();
      await per.page.getByRole('button', { name: new RegExp(`^${list.name}`) }).waitFor();
    });
    await per.step('Per walks through what is new since he was there', async () => {
      await per.button('subject.sinceLast', { count: 2 }).click();
      await per.page.locator('article:focus').getByText(said.first).waitFor();
      await per.button('subject.sinceLast', { count: 2 }).click();
      await per.page.locator('article:focus').getByText(said.better).waitFor();
    });
    await per.step('Per accepts the second, by keyboard', async () => {
      await per.button('discussion.accept').last().focus();
      await per.page.keyboard.press('Enter');
      await per.button('discussion.unAccept').waitFor();
    });
    await expect.poll(() => firstWords(per)).toContain(said.better);
    await per.step('Per quotes a word that he selects of it, and thanks', () => quoteAndThank(per));
    await per.step('Per removes it, after being asked, and takes that back', () => removeAndUndo(per));
    await ola.step('the list says that it has an accepted answer', async () => {
      await ola.page.goto('/app/forum/public');
      await row(ola, `${asked.title} ${look.locale} ${look.theme}`)
        .getByText(ola.text('discussion.accepted'))
        .waitFor();
    });
    await Promise.all([per.context.close(), ola.context.close()]);
  });
});

const words = ({ page }: Visitor, text: string): Locator => page.getByRole('article').getByText(text);
const row = ({ page }: Visitor, title: string): Locator => page.getByRole('listitem').filter({ hasText: title });
const writing = ({ page }: Visitor): Locator => page.locator('[contenteditable=true]');
const firstWords = ({ page }: Visitor) => page.getByRole('article').first().textContent();

/**
 * Asks a question only by keyboard: without a title it is refused, Escape keeps the form, and a reload keeps what was begun. Returns the question's
 * path.
 */
async function askByKeyboard(per: Visitor, title: string): Promise<string> {
  await per.step('the forum, and its tour', () => per.page.goto('/app/forum'));
  await per.step('the form of a new question', async () => {
    await per.page.goto('/app/forum/public/create');
    await per.button('discussion.publish').waitFor();
  });
  await per.step('refused without a title', async () => {
    await per.button('discussion.publish').focus();
    await per.page.keyboard.press('Enter');
    await per.page.locator('[aria-invalid=true]').first().waitFor();
  });
  await per.page.getByRole('dialog').getByRole('textbox').first().focus();
  await per.page.keyboard.type(title);
  await per.page.keyboard.press('Escape');
  await per.step('what was begun is there after a reload', async () => {
    await per.page.reload();
    await per.page.getByText(per.text('discussion.draftFound')).waitFor();
  });
  await per.page.getByRole('dialog').getByRole('textbox').nth(1).focus();
  await writing(per).waitFor();
  await per.page.keyboard.type(asked.body);
  await per.step('published', async () => {
    await per.button('discussion.publish').focus();
    await per.page.keyboard.press('Enter');
    await per.page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
  return new URL(per.page.url()).pathname;
}

async function answer(ola: Visitor, text: string): Promise<void> {
  await ola.page.getByLabel(ola.text('discussion.answerWrite'), { exact: true }).focus();
  await writing(ola).waitFor();
  await ola.page.keyboard.type(text);
  await ola.page.keyboard.press('Control+Enter');
  await words(ola, text).waitFor();
}

async function attach(ola: Visitor): Promise<void> {
  const better = ola.page.getByRole('article').filter({ hasText: said.better });
  await better.getByRole('button', { name: ola.text('comment.more', { name: 'Ola Vik' }) }).click();
  await better.getByRole('button', { name: ola.text('comment.attach') }).click();
  const chooser = ola.page.waitForEvent('filechooser');
  await better.getByRole('button', { name: ola.text('upload.pick') }).click();
  await (await chooser).setFiles(list);
  await better.getByRole('button', { name: new RegExp(`^${list.name}`) }).waitFor();
}

async function quoteAndThank(per: Visitor): Promise<void> {
  await words(per, said.better).dblclick({ position: { x: 8, y: 10 } });
  await per.button('comment.quote').first().click();
  await writing(per).locator('blockquote').waitFor();
  await per.page.keyboard.type(said.thanks);
  await per.page.keyboard.press('Control+Enter');
  const thanks = per.page.getByRole('article').filter({ hasText: said.thanks });
  await thanks.waitFor();
  await expect.poll(() => thanks.locator('blockquote p').allTextContents()).toEqual(['Ola Vik', 'Her']);
}

async function removeAndUndo(per: Visitor): Promise<void> {
  await per.button('subject.more').click();
  await per.button('button.delete').click();
  await per.page
    .getByRole('dialog', { name: per.text('discussion.delete.title') })
    .getByRole('button', { name: per.text('button.delete') })
    .click();
  await per.page
    .locator('[data-sonner-toast]', { hasText: per.text('discussion.deleted') })
    .getByRole('button', { name: per.text('button.undo') })
    .click();
  await row(per, asked.title).first().waitFor();
}
