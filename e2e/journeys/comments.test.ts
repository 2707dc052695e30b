import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** People talk about an activity: on a phone and by keyboard, each seeing at once what the other writes (product/content#comments). */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const said = {
  question: 'kan du bestille rom?',
  answer: 'Ja, eg tek Fjordsalen.',
  other: 'Ja, eg tek Bysalen.',
  begun: 'Då tek eg med kaffi',
};

const file = { name: 'Romplan.txt', mimeType: 'text/plain', buffer: Buffer.from('Fjordsalen frå ni') };

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Ola mentions Kari, who answers, changes, deletes and undoes; a draft outlives a reload, and a link leads to a comment', async () => {
    const kari = await visit(browser, look);
    const ola = await visit(browser, look, { width: 360, height: 780, isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const path = await makeActivity(kari);
    await open(kari, path);
    await open(ola, path);

    await ola.step('Ola mentions Kari by keyboard', () => mention(ola));
    await ola.step('Ola has asked', async () => {
      await ola.page.keyboard.press('Control+Enter');
      await words(ola, said.question).waitFor();
    });
    await kari.step('Kari sees it without doing anything', () => words(kari, said.question).waitFor());
    await kari.step('Kari answers', () => answer(kari));
    await ola.step('Ola sees the answer under the question, with its file', async () => {
      await words(ola, said.answer).waitFor();
      await attached(ola).waitFor();
    });
    await change(kari);
    await ola.step('Ola sees that it is changed', async () => {
      await words(ola, said.other).waitFor();
      await dialog(ola).getByText(ola.text('comment.edited'), { exact: true }).waitFor();
    });
    await kari.step('Kari finds what it said before', async () => {
      await choose(kari, 'comment.historyOf');
      await kari.page
        .getByRole('dialog', { name: kari.text('comment.historyOf') })
        .getByText(said.answer)
        .first()
        .waitFor();
    });
    await kari.page.keyboard.press('Escape');
    await kari.step('Kari is asked before it is deleted', () => choose(kari, 'button.delete'));
    await kari.step('Kari has deleted it', async () => {
      await kari.page
        .getByRole('dialog', { name: kari.text('comment.delete.title') })
        .getByRole('button', { name: kari.text('button.delete') })
        .click();
      await words(ola, said.other).waitFor({ state: 'detached' });
    });
    await kari.step('and undone that', async () => {
      // An earlier change of hers may still be offered to be undone, in another toast.
      await kari.page
        .locator('[data-sonner-toast]', { hasText: kari.text('comment.removedToast') })
        .getByRole('button', { name: kari.text('button.undo') })
        .click();
      await words(ola, said.other).waitFor();
    });
    await keepsDraft(ola, path);
    await leadsTo(kari, ola, path);
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});

/** The panel of the activity. */
const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog').first();
const words = (visitor: Visitor, text: string): Locator => dialog(visitor).getByRole('article').getByText(text);
const writing = ({ page }: Visitor): Locator => page.locator('[contenteditable=true]');

/** Makes an activity of Kari's on a year wheel that is open to all; returns its path. */
async function makeActivity({ page }: Visitor): Promise<string> {
  const { createCalendar: calendar } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Samlingar', color: '#1f6f8b', access: { isPrivate: false } } },
  );
  const description = JSON.stringify(richTextOf('Ei samling for alle'));
  const startDate = `${new Date().getFullYear()}-06-01`;
  const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
    page,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
    { input: { calendar: calendar.id, title: 'Haustsamling', description, startDate } },
  );
  return `/app/calendar/${calendar.uri}?activity=${createEvent.instances.nodes[0]!.id}`;
}

async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.step('the comments of the activity', async () => {
    await visitor.page.goto(path);
    await dialog(visitor).getByText(visitor.text('comment.empty')).waitFor();
  });
}

async function mention(ola: Visitor): Promise<void> {
  await ola.field('comment.write').focus();
  await writing(ola).waitFor();
  await ola.page.keyboard.type('@ka');
  await ola.page.getByRole('option', { name: 'Kari Nes' }).waitFor();
  await ola.page.keyboard.press('Enter');
  await ola.page.keyboard.type(said.question);
  await expect.poll(() => writing(ola).textContent()).toBe(`@Kari Nes ${said.question}`);
}

async function answer(kari: Visitor): Promise<void> {
  await dialog(kari)
    .getByRole('button', { name: kari.text('comment.reply'), exact: true })
    .click();
  await writing(kari).waitFor();
  await kari.page.keyboard.type(said.answer);
  await attach(kari);
  await kari.button('comment.send').first().click();
  await words(kari, said.answer).waitFor();
  await attached(kari).waitFor();
}

/** Chooses a file for the comment that Kari is writing. */
async function attach(kari: Visitor): Promise<void> {
  const form = dialog(kari).locator('form', { has: writing(kari) });
  await form.getByRole('button', { name: kari.text('comment.attach') }).click();
  await form.locator('input[type=file]').setInputFiles(file);
  await form.getByText(file.name, { exact: true }).waitFor();
}

/** The file on Kari's answer. */
const attached = (visitor: Visitor): Locator =>
  dialog(visitor)
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${file.name}`) });

/** Opens the menu of Kari's comment and chooses from it, only by keyboard. */
async function choose(
  kari: Visitor,
  what: 'button.edit' | 'button.delete' | 'button.copyLink' | 'comment.historyOf',
): Promise<void> {
  const more = dialog(kari).getByRole('button', { name: kari.text('comment.more', { name: 'Kari Nes' }) });
  await more.focus();
  await kari.page.keyboard.press('Enter');
  await dialog(kari)
    .getByRole('article')
    .getByRole('button', { name: kari.text(what), exact: true })
    .focus();
  await kari.page.keyboard.press('Enter');
}

async function change(kari: Visitor): Promise<void> {
  await kari.step('Kari is given the words to change', async () => {
    await choose(kari, 'button.edit');
    await writing(kari).waitFor();
  });
  await kari.page.keyboard.press('Control+a');
  await kari.page.keyboard.type('Gløym det');
  await kari.page.keyboard.press('Escape');
  await words(kari, said.answer).waitFor();
  await choose(kari, 'button.edit');
  await writing(kari).waitFor();
  await kari.page.keyboard.press('Control+a');
  await kari.page.keyboard.type(said.other);
  await kari.step('Kari gives it other words, by the keyboard', async () => {
    await kari.page.keyboard.press('Enter');
    await words(kari, said.other).waitFor();
  });
}

/** What Ola has begun to write stays when the network is lost, and when the page is reloaded. */
async function keepsDraft(ola: Visitor, path: string): Promise<void> {
  await ola.step('Ola cannot send without a network', async () => {
    await ola.field('comment.write').focus();
    await writing(ola).waitFor();
    await ola.page.keyboard.type(said.begun);
    await ola.context.setOffline(true);
    await ola.page.keyboard.press('Control+Enter');
    await dialog(ola).getByText(ola.text('shell.offline')).first().waitFor();
  });
  await ola.context.setOffline(false);
  await ola.step('what Ola had begun is there after a reload', async () => {
    await ola.page.goto(path);
    await dialog(ola).getByText(said.begun).waitFor();
  });
}

/** A link to Kari's comment opens the activity and leads there. */
async function leadsTo(kari: Visitor, ola: Visitor, path: string): Promise<void> {
  const id = await words(kari, said.other).evaluate((element) =>
    element.closest('article')!.id.replace('comment-', ''),
  );
  await ola.step('the link to the comment leads to it', async () => {
    await ola.page.goto(`${path}&comment=${id}`);
    await ola.page.locator(`#comment-${id}:focus`).waitFor();
    await expect
      .poll(() => ola.page.locator(`#comment-${id}`).evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan(0);
  });
}
