import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import type { TaskPartsFragment } from '../../generated/graphql.ts';
import { TaskList } from './task-list.tsx';

const today = osloToday(new Date());
const task = (id: string, change: object = {}) =>
  ({
    ...{ id, title: `Oppgåve ${id}`, version: 1, isDone: false, mayTick: true, endDate: addDays(today, 3) },
    ...{ startDate: today, status: 'PUBLISHED', responsible: { id: '2', name: 'Ola Vik' } },
    ...{ calendar: { id: '7', uri: 'okonomi-7', title: 'Økonomi', color: null, status: 'PUBLISHED' } },
    ...change,
  }) as unknown as TaskPartsFragment;

type Name = Parameters<typeof TaskList>[0]['name'];

/** Shows a list of the home page. @param pending ticks that the server has not answered yet */
async function list(tasks: TaskPartsFragment[], { name = 'mine' as Name, total = tasks.length, pending = {} } = {}) {
  const tick = vi.fn(async () => {});
  const ticks = { pending: new Map(Object.entries(pending)), tick } as never;
  const show = (shown: TaskPartsFragment[]) => <TaskList {...{ name, total, ticks }} tasks={shown} />;
  const page = await onPage(show(tasks));
  return { page, tick, change: (shown: TaskPartsFragment[]) => page.show(show(shown)) };
}

test('a task leads to its year wheel with the activity open, and says how long is left and where', async () => {
  const { page } = await list([task('1')]);
  expect(page.find('a', 'Oppgåve 1').getAttribute('href')).toBe('/calendar/okonomi-7?activity=1');
  expect(page.text()).toContain('3 dagar att');
  expect(page.text()).toContain('Økonomi');
  expect(page.text()).not.toContain('Ola Vik');
});

test('the list of what others do for me names them', async () => {
  const { page } = await list([task('1')], { name: 'given' });
  expect(page.text()).toContain('Ola Vik');
});

test('a task over its deadline is marked as such', async () => {
  const { page } = await list([task('1', { endDate: addDays(today, -2) })]);
  expect(page.names('[data-overdue]')).toEqual(['2 dagar over fristen']);
});

test('the tick of a task names it, and asks for it', async () => {
  const { page, tick } = await list([task('1'), task('2')]);
  await page.press('input', 'Merk Oppgåve 2 som fullført');
  expect(tick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }), true);
});

test('who may not tick a task sees it without a tick', async () => {
  const { page } = await list([task('1', { mayTick: false })]);
  expect([page.names('input'), page.names('a').length]).toEqual([[], 1]);
});

test('a tick that is on its way shows at once', async () => {
  const { page } = await list([task('1')], { pending: { 1: true } });
  expect(page.find<HTMLInputElement>('input', 'Merk Oppgåve 1 som fullført').checked).toBe(true);
  expect(page.names('[data-done]')).toHaveLength(1);
});

test('the way to all of them says of which list, and how many there are', async () => {
  const { page } = await list([task('1')], { name: 'deadlines', total: 14 });
  expect(page.names('a').at(-1)).toMatch(/^Vis alle 14: /);
  const { page: all } = await list([task('1')], { name: 'deadlines', total: 1 });
  expect(all.names('a')).toEqual(['Oppgåve 1']);
});

test('when a task leaves its list, the focus goes to the one that took its place', async () => {
  const { page, change } = await list([task('1'), task('2')]);
  await page.perform(() => page.find('input', 'Merk Oppgåve 1 som fullført').focus());
  await change([task('2')]);
  expect(document.activeElement).toBe(page.find('input', 'Merk Oppgåve 2 som fullført'));
});
