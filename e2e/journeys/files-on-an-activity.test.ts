import { readFile } from 'node:fs/promises';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { downloaded } from '../downloaded.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Kari at her desk adds files to an activity; Ola reads them on his phone, and sees a new one come by itself. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const note = { name: 'Møtebok.txt', mimeType: 'text/plain', buffer: Buffer.from('Blåbærsylte') };
const program = { name: 'spel.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
const disguised = { name: 'Budsjett.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\0') };

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari uploads, describes, deletes and takes back; Ola reads on his phone', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const path = await makeActivity(kari);
    await kari.step('the activity, without files', async () => {
      await kari.page.goto(path);
      await kari.button('upload.pick').waitFor();
    });
    const picture = await readFile(new URL('../../packages/web/public/icons/app-512.png', import.meta.url));
    await kari.step('what is not taken is said', async () => {
      await pick(kari, [program, note, { name: 'Hjul.png', mimeType: 'image/png', buffer: picture }, disguised]);
      await kari.page
        .getByRole('listitem')
        .filter({ hasText: kari.text('upload.notAccepted', { name: program.name }) })
        .waitFor();
      await kari.button('upload.forget', { name: disguised.name }).waitFor();
    });
    await kari.step('one that failed is taken off the list', () =>
      kari.button('upload.forget', { name: disguised.name }).click(),
    );
    const noted = (visitor: Visitor) => visitor.page.getByRole('button', { name: new RegExp(`^${note.name}`) });
    await kari.step('a file and a picture on the activity', async () => {
      await noted(kari).waitFor();
      await kari.page
        .getByRole('button', { name: /^Hjul\.png/ })
        .locator('img')
        .waitFor();
    });
    await kari.step('described', async () => {
      await noted(kari).click();
      await kari.field('field.description').fill('Les dette før møtet');
      await kari.page.keyboard.press('Escape');
      await kari.button('button.keepEditing').click();
      await kari.button('button.save').click();
      await kari.page.getByText(kari.text('file.saved')).waitFor();
    });

    const ola = await visit(browser, look, { width: 390, height: 844 });
    await signIn(ola, 'ola@fjordvik.example');
    await ola.step('the files, on a phone', async () => {
      await ola.page.goto(path);
      await noted(ola).waitFor();
    });
    await expect.poll(() => ola.button('upload.pick').count()).toBe(0);
    await ola.step('the card of a file', async () => {
      await noted(ola).click();
      await ola.page.getByText('Les dette før møtet').waitFor();
    });
    await expect.poll(() => ola.button('file.delete').count()).toBe(0);
    const [download] = await Promise.all([ola.page.waitForEvent('download'), ola.button('file.open').click()]);
    expect(download.suggestedFilename()).toBe(note.name);
    expect((await downloaded(download)).toString()).toBe('Blåbærsylte');
    await ola.page.keyboard.press('Escape');

    await kari.step('asked before it is deleted', () => kari.button('file.delete').click());
    await kari.step('deleted', async () => {
      await kari.button('file.delete').last().click();
      await expect.poll(() => noted(kari).count()).toBe(0);
    });
    await expect.poll(() => noted(ola).count()).toBe(0);
    await kari.step('taken back', async () => {
      await kari.button('button.undo').click();
      await noted(kari).waitFor();
    });
    await noted(ola).waitFor();

    const onPhone = await visit(browser, look, { width: 390, height: 844 });
    await signIn(onPhone, 'kari@fjordvik.example');
    await onPhone.step('Kari hangs one more on it, from her phone', async () => {
      await onPhone.page.goto(path);
      await noted(onPhone).waitFor();
      await pick(onPhone, [{ ...note, name: 'Frå telefonen.txt' }]);
      await onPhone.page.getByRole('button', { name: /^Frå telefonen\.txt/ }).waitFor();
    });
    await ola.page.getByRole('button', { name: /^Frå telefonen\.txt/ }).waitFor();
    await onPhone.context.close();
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});

const pick = ({ page }: Visitor, files: Parameters<ReturnType<Visitor['page']['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files);

/** Makes a year wheel with one activity today; returns the path of the activity. */
async function makeActivity({ page }: Visitor): Promise<string> {
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Møte', color: '#1f6f8b', access: { isPrivate: false } } },
  );
  const description = JSON.stringify(richTextOf('Sjå møteboka'));
  const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
    page,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
    { input: { calendar: wheel.id, title: 'Formannskapet', description, startDate: osloToday(new Date()) } },
  );
  return `/app/calendar/${wheel.uri}?activity=${createEvent.instances.nodes[0]!.id}`;
}
