import { gql } from '@urql/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { createGraphClient } from '../graphql/client.ts';
import { serverWith } from '../testing/server.ts';
import { lasting } from './lasting-answers.ts';
import type { StoredAnswer } from './stored-answers.ts';

const kept = vi.hoisted(() => new Map<string, StoredAnswer>());
vi.mock('./stored-answers.ts', () => ({
  storeAnswer: async (key: string, data: unknown) => void kept.set(key, { data, at: new Date().toISOString() }),
  storedAnswer: async (key: string) => kept.get(key),
}));

beforeEach(() => void fakeStorage());
afterEach(() => kept.clear());

const areas = gql`query Areas { areas { id } }`;
const answers = { Areas: { areas: [{ __typename: 'Area', id: '1' }] } };
/** Asks as a page that has just been opened does: with an empty cache. */
const ask = async (context = {}) => (await createGraphClient([]).query(areas, {}, context).toPromise()).data;

test('what seldom changes is asked once, and then read in this browser', async () => {
  const asked = serverWith(answers);
  for (const _opened of [1, 2, 3]) expect(await ask(lasting)).toMatchObject({ areas: [{ id: '1' }] });
  expect(asked).toHaveLength(1);
});

test('what is asked, given up and asked again before anything was looked up is asked once', async () => {
  const asked = serverWith(answers);
  const client = createGraphClient([]);
  client
    .query(areas, {}, lasting)
    .subscribe(() => {})
    .unsubscribe();
  expect((await client.query(areas, {}, lasting).toPromise()).data).toMatchObject({ areas: [{ id: '1' }] });
  expect(asked).toHaveLength(1);
});

test('it is asked again a day later, and anything else each time', async () => {
  const asked = serverWith(answers);
  await ask(lasting);
  for (const one of kept.values()) one.at = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
  await ask(lasting);
  expect(asked).toHaveLength(2);
  await ask();
  expect(asked).toHaveLength(3);
});
