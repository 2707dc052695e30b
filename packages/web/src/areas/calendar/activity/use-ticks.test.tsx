import { afterEach, expect, test, vi } from 'vitest';
import { waitingTicks } from '../../../core/offline/waiting-ticks.ts';
import { atWork } from '../../../core/testing/hook.tsx';
import { told } from '../../../core/testing/told.ts';
import { fakeStorage } from '../../../storage/fake-storage.ts';
import { useTicks } from './use-ticks.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = (id: string, isDone: boolean, note: string | null = null) =>
  Response.json({
    data: {
      updateEventInstance: {
        __typename: 'EventInstance',
        id,
        isDone,
        version: 2,
        status: 'PUBLISHED',
        note,
        event: { __typename: 'Event', id: '1', progress: { __typename: 'Progress', done: 0, total: 1 } },
        calendar: { __typename: 'Calendar', id: '2', nextDeadline: null },
        forkedFrom: null,
      },
    },
  });
const budget = { id: '7', title: 'Budsjett', version: 1 };

test('a tick that is refused is taken back with the reason, and offers no note', async () => {
  const { words } = told();
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: null, errors: [{ message: 'Arkivert', extensions: { code: 'calendar.archived' } }] }),
  );
  const ticks = await atWork(useTicks);
  await ticks.perform(({ tick }) => tick(budget, true));
  expect([ticks.now().pending.size, ticks.now().completed, words]).toEqual([0, null, ['error: Arkivert']]);
});

test('a tick shows before the server has answered', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const ticks = await atWork(useTicks);
  await ticks.perform(({ tick }) => tick(budget, true));
  expect([...ticks.now().pending]).toEqual([['7', true]]);
});

test('a tick without a network waits, shows as ticked and offers no note; taken back, nothing waits', async () => {
  fakeStorage();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const ticks = await atWork(useTicks);
  await ticks.perform(({ tick }) => tick(budget, true));
  expect([ticks.now().pending.size, ticks.now().completed]).toEqual([0, null]);
  expect(waitingTicks()).toMatchObject([{ of: 'EventInstance', id: '7', isDone: true, version: 1 }]);
  await ticks.perform(({ tick }) => tick(budget, false));
  expect(waitingTicks()).toEqual([]);
});

test('a tick is said with a way back and the offer of a note, which only then is opened', async () => {
  const said = told();
  vi.stubGlobal('fetch', async () => answered('7', true));
  const ticks = await atWork(useTicks);
  await ticks.perform(({ tick }) => tick(budget, true));
  expect([ticks.now().completed, said.words]).toEqual([
    null,
    ['success: Fullført: «Budsjett» – Angre – Legg til notat'],
  ]);
  await ticks.perform(() => said.takeSecond());
  expect(ticks.now().completed).toMatchObject({ id: '7', version: 2, draft: '' });
});

test('the way back takes the tick back, and the note that was open for it', async () => {
  const said = told();
  const sent: boolean[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { isDone } = JSON.parse(String(body)).variables;
    sent.push(isDone);
    return answered('7', isDone);
  });
  const ticks = await atWork(useTicks);
  await ticks.perform(({ tick }) => tick(budget, true));
  await ticks.perform(() => said.takeSecond());
  await ticks.perform(() => said.take());
  await vi.waitFor(() => expect(ticks.now().completed).toBeNull());
  expect(sent).toEqual([true, false]);
});

test('a note that is being written stays while another activity is ticked, which then offers none', async () => {
  const said = told();
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    answered(JSON.parse(String(body)).variables.id, true),
  );
  const ticks = await atWork(useTicks);
  await ticks.perform(({ tick }) => tick(budget, true));
  await ticks.perform(() => said.takeSecond());
  await ticks.perform(({ write }) => write('Start tidlegare'));
  await ticks.perform(({ tick }) => tick({ id: '8', title: 'Rekneskap', version: 1 }, true));
  expect(ticks.now().completed).toMatchObject({ id: '7', draft: 'Start tidlegare' });
  expect(said.words.at(-1)).toBe('success: Fullført: «Rekneskap» – Angre');
});
