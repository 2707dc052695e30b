import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays, dayOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { BrowserContext } from 'playwright-core';
import { makeOrganization, makePerson, type TestPerson } from '../../packages/server/src/core/testing/people.ts';
import { type ServerProcess, startProcess } from '../../packages/server/src/core/testing/process.ts';
import { ensureWebBuilt } from '../../tools/web.mjs';
import { startChromium } from '../chromium.ts';
import { openBenchDatabase } from '../database.ts';
import { keepTokens, tokensOf } from '../kept-tokens.ts';

/** Activities of a large year wheel, and of an ordinary one. */
export const many = 3_000;
export const ordinary = 139;
const atOnce = 100;

/** The application itself, with two year wheels whose activities are of this year, and the person who owns them. */
export type App = {
  owner: TestPerson;
  server: ServerProcess;
  large: Filled;
  usual: Filled;
  /** Opens a browser that has never been there, signed in as the owner. */
  visit: () => Promise<BrowserContext>;
  close: () => Promise<void>;
};

/** A year wheel, and its activities by day. */
export type Filled = { calendar: string; ids: readonly string[] };

export async function openApp(): Promise<App> {
  await ensureWebBuilt();
  const database = await openBenchDatabase();
  const owner = await makePerson(database.db, 'Kari Nes', await makeOrganization(database.db, 'Fjordvik kommune'));
  const server = await startProcess({ DATABASE_URL: database.url });
  const [large, usual] = [await fill(server, owner, many), await fill(server, owner, ordinary)];
  const browser = await startChromium();
  const visit = async () => {
    const tokens = await tokensOf(database.db, owner.id);
    const viewport = { width: 1_440, height: 900 };
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', viewport });
    await keepTokens(context, tokens);
    return context;
  };
  const close = async () => {
    await browser.close();
    await server.stop();
    await database.close();
  };
  return { owner, server, large, usual, visit, close };
}

async function fill(server: ServerProcess, owner: TestPerson, count: number): Promise<Filled> {
  const { data } = await server.graphql<{ createCalendar: { id: string } }>(
    owner,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: 'Økonomi', color: '#1f6f8b' } },
  );
  const calendar = data.createCalendar.id;
  const ids: string[] = [];
  for (let at = 0; at < count; at += atOnce) {
    const input = Array.from({ length: Math.min(atOnce, count - at) }, (_, one) =>
      activity(calendar, at + one, (at + one) / count),
    );
    const { data: made } = await server.graphql<{ createEvents: { instances: { nodes: { id: string }[] } }[] }>(
      owner,
      'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { instances { nodes { id } } } }',
      { input },
    );
    ids.push(...made.createEvents.map(({ instances }) => instances.nodes[0]!.id));
  }
  return { calendar, ids };
}

const newYear = dayOf(yearOf(osloToday(new Date())), 1, 1);
const description = JSON.stringify(richTextOf('Sjå rutinen'));

/** Returns an activity; they are spread evenly over the year, four of five of one day, the fifth of a week. */
function activity(calendar: string, index: number, share: number) {
  const startDate = addDays(newYear, Math.floor(share * 355));
  const endDate = addDays(startDate, index % 5 === 0 ? 6 : 0);
  return { calendar, title: `Rapport ${index + 1}`, description, startDate, endDate };
}
