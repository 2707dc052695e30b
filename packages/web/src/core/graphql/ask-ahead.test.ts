import { gql } from '@urql/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { answerSent } from '../testing/server.ts';
import { askAhead, askOf } from './ask-ahead.ts';
import { createGraphClient } from './client.ts';

const tags = gql`query Tags($meta: ID!) { tags(meta: $meta) { id } }`;
const files = gql`query Files($meta: ID!) { files(meta: $meta) { id } }`;
const thing = gql`query Thing($id: ID!) { calendar(id: $id) { id } }`;
const asks = [askOf(tags, { meta: '7' }), askOf(files, { meta: '7' })];

/** What was sent: the names of each request. */
let sent: string[][];
beforeEach(() => {
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_in: 900, access_token_time: Date.now() };
  fakeStorage().set('samspel.tokens', JSON.stringify(tokens));
  sent = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push([]);
    return answerSent(body, ({ operationName }) => {
      sent.at(-1)!.push(operationName);
      const answers = {
        Tags: { tags: [] },
        Files: { files: [] },
        Thing: { calendar: { __typename: 'Calendar', id: '7' } },
      };
      return { data: answers[operationName as keyof typeof answers] };
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what a page shows beside a thing is asked for in the request for the thing, and not again where it is shown', async () => {
  const client = createGraphClient([]);
  const found = client.query(thing, { id: '7' }).toPromise();
  askAhead(client, asks);
  await found;
  expect((await client.query(tags, { meta: '7' }).toPromise()).data).toMatchObject({ tags: [] });
  expect((await client.query(files, { meta: '7' }).toPromise()).data).toMatchObject({ files: [] });
  expect(sent).toEqual([['Thing', 'Tags', 'Files']]);
});

test('whoever asks while it is on its way waits for it', async () => {
  const client = createGraphClient([]);
  askAhead(client, asks);
  await client.query(tags, { meta: '7' }).toPromise();
  expect(sent).toEqual([['Tags', 'Files']]);
});

test('what has been forgotten, or is wanted from the network, is asked for', async () => {
  const client = createGraphClient([]);
  const forget = askAhead(client, asks);
  await client.query(files, { meta: '7' }).toPromise();
  await client.query(tags, { meta: '7' }, { requestPolicy: 'network-only' }).toPromise();
  forget();
  await client.query(files, { meta: '7' }).toPromise();
  expect(sent).toEqual([['Tags', 'Files'], ['Tags'], ['Files']]);
});

test('what is shown later than three seconds afterwards asks again', async () => {
  const client = createGraphClient([]);
  askAhead(client, [asks[0]!]);
  await client.query(tags, { meta: '7' }).toPromise();
  const later = performance.now() + 3_001;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await client.query(tags, { meta: '7' }).toPromise();
  vi.restoreAllMocks();
  expect(sent).toEqual([['Tags'], ['Tags']]);
});
