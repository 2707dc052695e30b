// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGraphClient } from '../../../core/graphql/client.ts';
import { forgetTick, keepTick, type Tick, waitingTicks } from '../../../core/offline/waiting-ticks.ts';
import { TickActivityDocument } from '../../../generated/graphql.ts';
import { fakeStorage } from '../../../storage/fake-storage.ts';
import { sendAnyway, sendWaiting } from './send-waiting.ts';

const tick: Tick = {
  of: 'EventInstance',
  id: '7',
  title: 'Budsjett',
  activity: '7',
  path: '/calendar/1?activity=7',
  isDone: true,
  version: 3,
};
const say = (): string => 'Ikkje lov';

beforeEach(() => void fakeStorage());
afterEach(() => {
  for (const one of waitingTicks()) forgetTick(one);
  vi.unstubAllGlobals();
});

/** A server with one activity in a version. Without `answers` it stores ticks, but its answers are lost. */
function server(stored: { version: number; isDone: boolean }, { answers = true } = {}) {
  const asked: { isDone: boolean; version?: number }[] = [];
  const wire = { answers };
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(init.body));
    if (operationName === 'ActivityTicks') return Response.json({ data: { eventInstance: whole(stored) } });
    asked.push(variables);
    if (variables.version && variables.version !== stored.version) return refusal('conflict');
    if (stored.isDone !== variables.isDone)
      Object.assign(stored, { isDone: variables.isDone, version: stored.version + 1 });
    if (!wire.answers) throw new TypeError('Failed to fetch');
    return Response.json({ data: { updateEventInstance: { __typename: 'EventInstance', id: '7', ...stored } } });
  });
  return { asked, stored, wire };
}

const refusal = (code: string) => Response.json({ data: null, errors: [{ message: 'Nei', extensions: { code } }] });

const whole = (stored: object) => ({
  __typename: 'EventInstance',
  id: '7',
  title: 'Budsjett',
  ...stored,
  todos: [],
  lastEdit: { __typename: 'LastEdit', at: '2026-11-23T08:00:00Z', by: { __typename: 'Person', id: '9', name: 'Ola' } },
});

test('what waits is sent once, with the version that was seen', async () => {
  const { asked, stored } = server({ version: 3, isDone: false });
  keepTick(tick);
  const client = createGraphClient([]);
  await Promise.all([sendWaiting(client, say), sendWaiting(client, say)]);
  expect([waitingTicks(), asked, stored.isDone]).toEqual([[], [expect.objectContaining({ version: 3 })], true]);
});

test('what was sent and not answered is settled by what stands there', async () => {
  const { asked, stored, wire } = server({ version: 3, isDone: false }, { answers: false });
  keepTick(tick);
  const client = createGraphClient([]);
  await sendWaiting(client, say);
  expect([waitingTicks().length, stored.version]).toEqual([1, 4]);
  wire.answers = true;
  await sendWaiting(client, say);
  expect([waitingTicks(), stored.version, asked.length]).toEqual([[], 4, 2]);
});

test('what somebody changed meanwhile waits for the person, who may tick it all the same', async () => {
  const { stored } = server({ version: 5, isDone: false });
  keepTick(tick);
  const client = createGraphClient([]);
  await sendWaiting(client, say);
  expect(waitingTicks()).toMatchObject([{ trouble: { why: 'changed', by: 'Ola', at: '2026-11-23T08:00:00Z' } }]);
  expect(stored.isDone).toBe(false);
  await sendWaiting(client, say);
  expect(stored.isDone).toBe(false);
  await sendAnyway(client, waitingTicks()[0]!);
  expect([stored.isDone, waitingTicks()]).toEqual([true, []]);
});

test('what is refused is kept with the reason', async () => {
  vi.stubGlobal('fetch', async () => refusal('calendar.archived'));
  keepTick(tick);
  await sendWaiting(createGraphClient([]), say);
  expect(waitingTicks()).toMatchObject([{ trouble: { why: 'refused', words: 'Ikkje lov' } }]);
});

test('a server that fails is asked again later', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  keepTick(tick);
  await sendWaiting(createGraphClient([]), say);
  expect(waitingTicks()).toEqual([expect.not.objectContaining({ trouble: expect.anything() })]);
});

test('what is ticked anew with a network waits no longer', async () => {
  server({ version: 3, isDone: false });
  keepTick(tick);
  const again = { ...tick, isDone: false };
  await createGraphClient([]).mutation(TickActivityDocument, { id: '7', isDone: false }, { tick: again }).toPromise();
  expect(waitingTicks()).toEqual([]);
});
