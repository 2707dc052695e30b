import { gql } from '@urql/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGraphClient } from '../../core/graphql/client.ts';
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

const year = gql`query Year($year: Int) { yearWheel(year: $year) { rings { id eventInstances { id title } } } }`;

test('a ring does not hold in one year what it holds in another, when one goes there and back', async () => {
  const client = createGraphClient(cacheRules);
  const held = async (of: number) => {
    const { data } = await client.query(year, { year: of }, { requestPolicy: 'cache-first' }).toPromise();
    return data.yearWheel.rings[0].eventInstances.map(({ title }: { title: string }) => title);
  };
  expect([await held(2026), await held(2027), await held(2026)]).toEqual([['Budsjett'], ['Tilsyn'], ['Budsjett']]);
});
