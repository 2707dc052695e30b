import { afterEach, expect, test, vi } from 'vitest';
import { waitingTicks } from '../../core/offline/waiting-ticks.ts';
import { atWork } from '../../core/testing/hook.tsx';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { toast } from '../../ui/overlay/toaster.tsx';
import { pathOf, useTickTask } from './use-tick-task.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const budget = {
  id: '7',
  title: 'Budsjett',
  version: 1,
  calendar: { id: '2', uri: 'okonomi-2', title: 'Økonomi', color: null },
};
const answers = (isDone: boolean) => async () =>
  Response.json({
    data: {
      updateEventInstance: {
        __typename: 'EventInstance',
        id: '7',
        isDone,
        version: 2,
        status: 'PUBLISHED',
        note: null,
        event: { __typename: 'Event', id: '1', progress: { __typename: 'Progress', done: 0, total: 1 } },
        calendar: { __typename: 'Calendar', id: '2', nextDeadline: null },
        forkedFrom: null,
      },
    },
  });

test('shows as ticked before the server has answered', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const ticks = await atWork(useTickTask);
  await ticks.perform(({ tick }) => tick(budget, true));
  expect([...ticks.now().pending]).toEqual([['7', true]]);
});

test('a task that is done leaves its list, so its toast takes it back', async () => {
  const success = vi.spyOn(toast, 'success');
  vi.stubGlobal('fetch', vi.fn(answers(true)));
  const ticks = await atWork(useTickTask);
  await ticks.perform(({ tick }) => tick(budget, true));
  const [words, undo] = success.mock.calls[0]!;
  expect(words).toContain('Budsjett');
  const info = vi.spyOn(toast, 'info');
  vi.stubGlobal('fetch', vi.fn(answers(false)));
  await ticks.perform(() => undo!.run());
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Budsjett'));
  expect(ticks.now().pending.size).toBe(0);
});

test('a refused tick is taken back, with the reason', async () => {
  const error = vi.spyOn(toast, 'error');
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: null, errors: [{ message: 'Arkivert', extensions: { code: 'calendar.archived' } }] }),
  );
  const ticks = await atWork(useTickTask);
  await ticks.perform(({ tick }) => tick(budget, true));
  expect(ticks.now().pending.size).toBe(0);
  expect(error).toHaveBeenCalledTimes(1);
});

test('without a network it waits on this machine, and says so', async () => {
  fakeStorage();
  const info = vi.spyOn(toast, 'info');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const ticks = await atWork(useTickTask);
  await ticks.perform(({ tick }) => tick(budget, true));
  expect(waitingTicks()).toMatchObject([{ id: '7', isDone: true, path: '/calendar/okonomi-2?activity=7' }]);
  expect(info).toHaveBeenCalledTimes(1);
});

test('leads to the task in its year wheel, by the id where that has no address', () => {
  expect(pathOf({ ...budget, calendar: { ...budget.calendar, uri: null } })).toBe('/calendar/2?activity=7');
});
