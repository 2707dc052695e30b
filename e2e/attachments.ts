import { expect } from 'vitest';
import type { Visitor } from './browser.ts';
import { mailAbout } from './mail.ts';

/** Undoes the change in the toast with these words, since other toasts may offer to undo something too. */
const undo = (page: Visitor['page'], said: string) =>
  page.locator('[data-sonner-toast]', { hasText: said }).getByRole('button').click();

/** Tags the page's thing with a new word, removes the tag and brings it back. */
export async function tag({ page, step, button, field, text }: Visitor, word: string): Promise<void> {
  await step('a tag is written', async () => {
    await button('tag.add').click();
    await field('tag.addOne').fill(word);
    await page.keyboard.press('Enter');
    await page.getByText(text('tag.added', { title: word })).waitFor();
  });
  await step('taken away, and taken back', async () => {
    await button('subject.titles.remove', { title: word }).click();
    await undo(page, text('tag.removed', { title: word }));
    await button('subject.titles.remove', { title: word }).waitFor();
  });
  await step('done', async () => {
    await button('tag.done').click();
    await page.getByRole('link', { name: word }).waitFor();
  });
}

/** Relates the page's thing to another, found by words of its title; ends the relation and takes that back. */
export async function relate({ page, step, button, field, text }: Visitor, title: string): Promise<void> {
  await step('another thing is found', async () => {
    await button('relation.add').click();
    await field('relation.find').fill(title.split(' ')[0]!);
    await page.getByRole('option', { name: title }).first().click();
    await page.getByRole('link', { name: title }).waitFor();
  });
  await button('relation.done').click();
  await step('no longer related, and related again', async () => {
    await button('relation.removeNamed', { title }).click();
    await undo(page, text('relation.removed', { title }));
    await page.getByRole('link', { name: title }).waitFor();
  });
}

/** Links the page's thing to a page elsewhere; an address that would run something is refused. */
export async function link({ page, step, button, field, text }: Visitor): Promise<void> {
  const shown = page.getByRole('link', { name: /Rutinen/ });
  await step('an address that runs something is refused', async () => {
    await button('link.add').click();
    await field('field.label').fill('Rutinen');
    await field('field.href').fill('javascript:alert(1)');
    await button('button.save').click();
    await page.getByText(text('refusal.link.address')).waitFor();
  });
  await step('an address without https', async () => {
    await field('field.href').fill('www.dsb.no/rutine');
    await button('button.save').click();
    await shown.waitFor();
  });
  await expect.poll(() => shown.getAttribute('href')).toBe('https://www.dsb.no/rutine');
  await step('removed, and brought back', async () => {
    await button('link.removeNamed', { label: 'Rutinen' }).click();
    await undo(page, text('link.removed', { label: 'Rutinen' }));
    await shown.waitFor();
  });
}

/** Adds a file to the page's thing; another window that shows the thing sees the file come. */
export async function hangFile({ page, step }: Visitor, reader: Visitor): Promise<void> {
  const shown = (visitor: Visitor) => visitor.page.getByRole('button', { name: /^Møtebok\.txt/ });
  await step('a file is hung on it', async () => {
    const file = { name: 'Møtebok.txt', mimeType: 'text/plain', buffer: Buffer.from('Blåbærsylte') };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await shown({ page } as Visitor).waitFor();
  });
  await reader.step('and comes by itself where it is read', () => shown(reader).waitFor());
}

/** Comments on the page's thing; another window that shows it sees the comment come, and its bell counts it. */
export async function comment({ page, step, button, field }: Visitor, reader: Visitor, words: string): Promise<void> {
  await step('a comment is written', async () => {
    await field('comment.write').focus();
    await page.locator('[contenteditable=true]').waitFor();
    await page.keyboard.type(words);
    await button('comment.send').click();
    await page.getByRole('article').getByText(words).waitFor();
  });
  await reader.step('and comes by itself where it is read, and on the bell', async () => {
    await reader.page.getByRole('article').getByText(words).waitFor();
    await reader.page.getByRole('button', { name: reader.text('notification.bell', { count: 1 }) }).click();
    const { page, text } = reader;
    const told = page.getByRole('complementary', { name: text('notification.title') });
    await told.getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('article').getByText(words).waitFor();
    await page.waitForURL(/[?&]comment=\d+$/);
  });
}

/** Shares the page's thing with somebody by mail; the link in the mail leads back to it. */
export async function shareByMail({ page, step, button, field, text }: Visitor, title: string): Promise<void> {
  const since = Date.now();
  await step('it is shared by mail', async () => {
    await button('shareMail.title').click();
    await field('field.email').fill('gjest@eksempel.no');
    await field('field.message').locator('xpath=ancestor::form').locator('button[type=submit]').click();
    await page.getByText(text('shareMail.sent', { email: 'gjest@eksempel.no' })).waitFor();
  });
  const mail = await mailAbout('gjest@eksempel.no', since, title);
  expect(new URL(/https?:\S+/.exec(mail.text)![0]).pathname).toBe(new URL(page.url()).pathname);
}
