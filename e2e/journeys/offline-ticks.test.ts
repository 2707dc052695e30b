import { richTextOf } from '@samspel/domain/text/plain-text';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { keepsTheApp } from '../keeps-app.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/**
 * Three ticks in a tunnel, one of them on an activity that somebody else changes meanwhile: two are sent when the network is back, the third needs a
 * choice.
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const titles = ['Årsmelding', 'Budsjett', 'Tilsyn'] as const;
const item = 'Les rutinen';

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Kari ticks in a tunnel, and Ola changes one of the things meanwhile', async () => {
    const [kari, ola] = await Promise.all([
      visit(browser, look, { width: 360, height: 740, keepsApp: true }),
      visit(browser, look),
    ]);
    const { page, context, step, text, button } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const { uri, ids } = await makeWheel(kari, ola);
    const tick = (title: string) =>
      page.getByRole('checkbox', { name: text('event.markDone', { title }), exact: false }).first();
    const row = (title: string) => page.getByRole('listitem').filter({ has: tick(title) });
    const waiting = page.getByText(text('offline.waiting', { count: 3 }));

    await step('the year wheel, with an activity opened once', async () => {
      await page.goto(`/app/calendar/${uri}?activity=${ids[0]}`);
      await page.getByRole('checkbox', { name: item }).waitFor();
    });
    await keepsTheApp(kari);
    await page.getByRole('checkbox', { name: item }).waitFor();
    await context.setOffline(true);

    await step('an item of a checklist', async () => {
      await page.getByRole('checkbox', { name: item }).check();
      await page.getByText(text('offline.waits'), { exact: true }).waitFor();
      await page.goto(`/app/calendar/${uri}`);
    });
    await step('two activities', async () => {
      await tick('Budsjett').check();
      await tick('Tilsyn').check();
      await waiting.waitFor();
    });
    await step('they wait on after a reload', async () => {
      await page.reload();
      await waiting.waitFor();
      await page.getByText(text('wheel.done', { count: 2 })).click();
      await row('Budsjett').getByText(text('offline.waits'), { exact: true }).waitFor();
      await expect
        .poll(() => Promise.all(['Årsmelding', 'Budsjett', 'Tilsyn'].map((title) => tick(title).isChecked())))
        .toEqual([false, true, true]);
    });
    await step('who signs out is asked first', async () => {
      await page.goto('/app/sign-out');
      await page.getByRole('heading', { name: text('offline.signOut.title', { count: 3 }) }).waitFor();
      await page.getByRole('link', { name: text('offline.signOut.stay') }).click();
      await waiting.waitFor();
    });

    await changeTitle(ola, ids[2]!, 'Tilsyn med skulane');
    await context.setOffline(false);
    await step('two are sent, one is asked about', async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByText(text('offline.unsettledCount', { count: 1 })).waitFor();
      await button('offline.show').click();
      await page.getByRole('dialog').getByText('Ola Vik').waitFor();
    });
    await expect
      .poll(() => stored(ola, ids))
      .toEqual([
        { isDone: false, todos: [true] },
        { isDone: true, todos: [] },
        { isDone: false, todos: [] },
      ]);
    await step('it is ticked all the same', async () => {
      await button('offline.tickAnyway').click();
      await page.getByRole('dialog').getByText(text('offline.allSent')).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText(text('offline.unsettledCount', { count: 1 })).waitFor({ state: 'detached' });
    });
    expect((await stored(ola, ids))[2]).toEqual({ isDone: true, todos: [] });
    await Promise.all([context.close(), ola.context.close()]);
  });
});

/** Makes a year wheel of Kari's that Ola may write, with three activities, the first with a checklist; returns its address and theirs. */
async function makeWheel({ page }: Visitor, ola: Visitor): Promise<{ uri: string; ids: string[] }> {
  const { me } = await ask<{ me: { id: string } }>(ola.page, '{ me { id } }');
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    {
      input: {
        title: 'Leiing på farten',
        color: '#1f6f8b',
        access: { isPrivate: true, visibility: 'PRIVATE', persons: [{ person: me.id, access: 'WRITE' }] },
      },
    },
  );
  const description = JSON.stringify(richTextOf('Sjå rutinen'));
  const startDate = osloToday(new Date());
  const { createEvents } = await ask<{ createEvents: { instances: { nodes: { id: string }[] } }[] }>(
    page,
    'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { instances { nodes { id } } } }',
    { input: titles.map((title) => ({ calendar: wheel.id, title, description, startDate })) },
  );
  const ids = createEvents.map(({ instances }) => instances.nodes[0]!.id);
  await ask(page, 'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { id } }', {
    input: { parent: ids[0], title: item },
  });
  return { uri: wheel.uri, ids };
}

async function changeTitle({ page }: Visitor, id: string, title: string): Promise<void> {
  const { eventInstance } = await ask<{ eventInstance: { version: number } }>(
    page,
    'query ($id: ID!) { eventInstance(id: $id) { version } }',
    { id },
  );
  await ask(page, 'mutation ($input: UpdateEventInstanceInput!) { updateEventInstance(input: $input) { id } }', {
    input: { id, title, version: eventInstance.version },
  });
}

/** Returns what is ticked on the server. */
async function stored({ page }: Visitor, ids: readonly string[]): Promise<{ isDone: boolean; todos: boolean[] }[]> {
  const read = 'query ($id: ID!) { eventInstance(id: $id) { isDone todos { isDone } } }';
  const all = await Promise.all(
    ids.map((id) => ask<{ eventInstance: { isDone: boolean; todos: { isDone: boolean }[] } }>(page, read, { id })),
  );
  return all.map(({ eventInstance: { isDone, todos } }) => ({ isDone, todos: todos.map((todo) => todo.isDone) }));
}
