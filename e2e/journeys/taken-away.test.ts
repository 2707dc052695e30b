import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Ola has a year wheel of Kari's open, and loses the right to read it. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it.each([
    { visibility: 'PRIVATE', title: 'Varsling', left: 'nothing' },
    { visibility: 'PUBLIC', title: 'Beredskap', left: 'the card' },
  ])('whoever loses the right is told so, and the page empties to $left', async ({ visibility, title }) => {
    const kari = await visit(browser, look);
    const ola = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const calendar = await shareWith(kari, ola, { visibility, title });
    await ola.page.goto(`/app/calendar/${calendar.uri}`);
    const activity = ola.page.getByRole('button', { name: 'Øving på rådhuset' });
    await activity.first().click();
    await ola.page.getByRole('dialog').getByText('Møt ved porten').waitFor();

    await takeOut(kari, calendar.id);
    await ola.step('Ola is told', () =>
      ola.page
        .getByRole('alert')
        .filter({ hasText: ola.text('shell.lost.body') })
        .first()
        .waitFor(),
    );
    await expect.poll(() => ola.page.getByText('Øving på rådhuset').count()).toBe(0);
    await expect.poll(() => ola.page.getByText('Møt ved porten').count()).toBe(0);
    await expect.poll(() => ola.page.getByText(ola.text('shell.updatedElsewhere')).count()).toBe(0);
    await ola.page
      .getByRole('link', { name: ola.text('calendar.explore') })
      .last()
      .waitFor();
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});

interface Shared {
  id: string;
  uri: string;
}

/** Makes a private year wheel with an activity, which Ola may read. */
async function shareWith(kari: Visitor, ola: Visitor, input: { visibility: string; title: string }): Promise<Shared> {
  const { me } = await ask<{ me: { id: string } }>(ola.page, '{ me { id } }');
  const { visibility, title } = input;
  const access = { isPrivate: true, visibility, persons: [{ person: me.id, access: 'READ' }] };
  const { createCalendar: calendar } = await ask<{ createCalendar: Shared }>(
    kari.page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title, color: '#1f6f8b', access } },
  );
  const day = new Date().toISOString().slice(0, 10); // in the month that the list shows first
  await ask(kari.page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
    input: {
      calendar: calendar.id,
      title: 'Øving på rådhuset',
      description: JSON.stringify(richTextOf('Møt ved porten')),
      startDate: day,
    },
  });
  return calendar;
}

/** Kari removes everybody else from the access list. */
async function takeOut(kari: Visitor, id: string): Promise<void> {
  const asked = 'query ($id: ID!) { calendar(id: $id) { version access { visibility } } }';
  const { calendar } = await ask<{ calendar: { version: number; access: { visibility: string } } }>(kari.page, asked, {
    id,
  });
  const access = { isPrivate: true, visibility: calendar.access.visibility, persons: [] };
  await ask(kari.page, 'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id } }', {
    input: { id, version: calendar.version, access },
  });
}
