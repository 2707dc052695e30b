import type { TextId } from '@samspel/i18n/texts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { link, relate, tag } from '../attachments.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Kari relates her year wheel to another, to a page elsewhere and to a tag; Per finds it by the tag; Astrid corrects the tag. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const word = 'Brannvernveke';
const mended = 'Brannvernveka';

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari by mouse: tags, relation and link, each taken back; Per follows the tag on his phone; Astrid renames it', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const wheel = await makeWheel(kari, 'Brannvern i barnehagar');
    await makeWheel(kari, 'Øvingar i skulane');
    await kari.step('a year wheel that is tied to nothing', async () => {
      await kari.page.goto(`/app/calendar/${wheel}`);
      await kari.button('tag.add').waitFor();
    });
    await tag(kari, word);
    await relate(kari, 'Øvingar i skulane');
    await link(kari);

    const per = await visit(browser, look, { width: 390, height: 844 });
    await signIn(per, 'per@lundvik.example');
    await per.step('the year wheel with its tag, its relation and its link, on a phone', async () => {
      await per.page.goto(`/app/calendar/${wheel}`);
      await per.page.getByRole('link', { name: word }).waitFor();
      await per.page.getByRole('link', { name: 'Øvingar i skulane' }).waitFor();
    });
    await expect.poll(() => per.button('tag.edit').count()).toBe(0);
    await expect.poll(() => per.button('relation.add').count()).toBe(0);
    await expect.poll(() => per.button('link.add').count()).toBe(0);
    await per.step('the page of the tag', async () => {
      await per.page.getByRole('link', { name: word }).click();
      await per.page.getByRole('link', { name: 'Brannvern i barnehagar' }).waitFor();
    });
    await per.step('followed', async () => {
      await per.button('button.follow').click();
      await per.button('button.following').waitFor();
    });
    await per.step('the tags that he follows', async () => {
      await per.page.getByRole('link', { name: per.text('tag.title') }).click();
      await per.page.getByRole('link', { name: word }).waitFor();
    });
    await rename(look);
    await per.step('the tag that he follows has its new name', async () => {
      await per.page.reload();
      await per.page.getByRole('link', { name: mended }).waitFor();
    });
    await Promise.all([kari.context.close(), per.context.close()]);
  });

  it('Astrid by keyboard alone: the tour, one thing, several and a new tag, and what comes of it', async () => {
    const astrid = await visit(browser, look);
    await signIn(astrid, 'astrid@fjordvik.example');
    await makeWheel(astrid, 'Beredskap i regionen');
    await makeWheel(astrid, 'Snøbrøyting');
    const { page, text, step } = astrid;
    await step('the screen that makes relations', async () => {
      await page.goto('/app/admin/newRelation');
      await astrid.button('relation.maker.create').waitFor();
    });
    await step('nothing is chosen yet', async () => {
      await tabTo(page, text('relation.maker.create'));
      await page.keyboard.press('Enter');
      await page.getByText(text('relation.maker.chooseOne')).waitFor();
    });
    await takeTour(astrid);
    await tabTo(page, new RegExp(text('relation.maker.one')));
    await choose(astrid, 'Beredskap', 'Beredskap i regionen');
    await page.keyboard.press('Escape');
    await tabTo(page, new RegExp(text('relation.maker.many')));
    await choose(astrid, 'Snøbrøy', 'Snøbrøyting');
    await step('a tag that is new', () => choose(astrid, 'Uvêrsdag', 'Uvêrsdag'));
    await step('all went smoothly', async () => {
      await tabTo(page, text('relation.maker.create'));
      await page.keyboard.press('Enter');
      await page.getByText(text('relation.maker.success')).waitFor();
    });
    await step('the page of the new tag', async () => {
      await page.goto(`/app/tag/${encodeURIComponent('Uvêrsdag')}`);
      await page.getByRole('link', { name: 'Beredskap i regionen' }).waitFor();
    });
    await step('both ways', async () => {
      await page.getByRole('link', { name: 'Beredskap i regionen' }).click();
      const related = page.getByRole('main');
      await related.getByRole('link', { name: 'Snøbrøyting' }).click();
      await related.getByRole('link', { name: 'Beredskap i regionen' }).waitFor();
    });
    await astrid.context.close();
  });
});

/** Astrid, an admin, corrects the spelling of a tag for everybody. */
async function rename(look: Parameters<typeof visit>[1]): Promise<void> {
  const astrid = await visit(browser, look);
  await signIn(astrid, 'astrid@fjordvik.example');
  await astrid.step('the new name of a tag', async () => {
    await astrid.page.goto(`/app/tag/${word}`);
    await astrid.button('subject.more').click();
    await astrid.page.getByText(astrid.text('tag.rename')).click();
    await astrid.field('field.newTitle').fill(mended);
  });
  await astrid.step('renamed', async () => {
    await astrid.button('button.save').click();
    await astrid.page.getByRole('heading', { name: mended, level: 1 }).waitFor();
  });
  await astrid.context.close();
}

/** Searches in the focused field, and takes the first result with the title. */
async function choose({ page }: Visitor, words: string, title: string): Promise<void> {
  await page.keyboard.type(words);
  await page.getByRole('option', { name: title }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Takes the tour of the page from the first part to the last, once more, and out of it by Escape; the focus is where it began. */
async function takeTour({ page, text, step }: Visitor): Promise<void> {
  const stop = (title: TextId) => page.getByRole('dialog', { name: text(title), exact: true }).waitFor();
  await page.getByRole('button', { name: text('shell.tour.start') }).focus();
  await step('the first part', async () => {
    await page.keyboard.press('Enter');
    await stop('relation.tour.one.title');
  });
  for (const part of ['relation.tour.many.title', 'relation.tour.create.title', 'shell.tour.endTitle'] as const) {
    await page.keyboard.press('ArrowRight');
    await stop(part);
  }
  await step('once more', async () => {
    await page.getByRole('button', { name: text('shell.tour.again') }).focus();
    await page.keyboard.press('Enter');
    await stop('relation.tour.one.title');
  });
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(text('shell.tour.start'));
}

/** Makes a year wheel that everybody may read; returns the last part of its address. */
async function makeWheel({ page }: Visitor, title: string): Promise<string> {
  const { createCalendar: wheel } = await ask<{ createCalendar: { uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title, color: '#1f6f8b', access: { isPrivate: false } } },
  );
  return wheel.uri;
}
