import { gql } from '@urql/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGraphClient } from '../../core/graphql/client.ts';
import { serverWith } from '../../core/testing/server.ts';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { cacheRules } from './areas.ts';

const activities: Record<number, object> = {
  2026: { __typename: 'EventInstance', id: '10', title: 'Budsjett' },
  2027: { __typename: 'EventInstance', id: '11', title: 'Tilsyn' },
};

beforeEach(() => {
  const kept = fakeStorage();
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_in: 900, access_token_time: Date.now() };
  kept.set('samspel.tokens', JSON.stringify(tokens));
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { variables } = JSON.parse(String(init.body));
    const ring = { __typename: 'CalendarRing', id: '1', eventInstances: [activities[variables.year]] };
    return Response.json({ data: { yearWheel: { __typename: 'YearWheel', rings: [ring] } } });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is shown is read again when a copy is done, once: lists, and how far somebody new has come', async () => {
  let isDone = false;
  const asked = serverWith({
    Mine: () => ({ myCalendars: isDone ? [{ __typename: 'Calendar', id: '1' }] : [] }),
    Steps: () => ({
      me: { __typename: 'Me', id: '1', firstSteps: { __typename: 'FirstSteps', hasWheel: isDone } },
    }),
    Copy: () => {
      isDone = true;
      return { calendarCopy: { __typename: 'CalendarCopy', state: 'DONE' } };
    },
  });
  const client = createGraphClient(cacheRules);
  const shown: { lists?: number; hasWheel?: boolean } = {};
  const ends = [
    client.query(gql`query Mine { myCalendars { id } }`, {}).subscribe(({ data }) => {
      shown.lists = data?.myCalendars.length;
    }),
    client.query(gql`query Steps { me { id firstSteps { hasWheel } } }`, {}).subscribe(({ data }) => {
      shown.hasWheel = data?.me.firstSteps.hasWheel;
    }),
  ];
  await expect.poll(() => shown).toEqual({ lists: 0, hasWheel: false });
  for (const reference of ['first', 'second'])
    ends.push(
      client
        .query(gql`query Copy($reference: ID!) { calendarCopy(reference: $reference) { state } }`, { reference })
        .subscribe(() => {}),
    );
  await expect.poll(() => shown).toEqual({ lists: 1, hasWheel: true });
  // Each of the two that are done has the others asked once, and no answer of these has any asked.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked.length).toBeLessThanOrEqual(10);
  for (const { unsubscribe } of ends) unsubscribe();
});

const year = gql`query Year($year: Int) { yearWheel(year: $year) { rings { id eventInstances { id title } } } }`;

test('a ring does not hold in one year what it holds in another, when one goes there and back', async () => {
  const client = createGraphClient(cacheRules);
  const held = async (of: number) => {
    const { data } = await client.query(year, { year: of }, { requestPolicy: 'cache-first' }).toPromise();
    return data.yearWheel.rings[0].eventInstances.map(({ title }: { title: string }) => title);
  };
  expect([await held(2026), await held(2027), await held(2026)]).toEqual([['Budsjett'], ['Tilsyn'], ['Budsjett']]);
});
