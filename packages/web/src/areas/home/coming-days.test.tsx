import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import type { TaskPartsFragment } from '../../generated/graphql.ts';
import { ComingDays, comingOf } from './coming-days.tsx';

const today = osloToday(new Date());
const task = (id: string, inDays: number) =>
  ({
    ...{ id, title: `Oppgåve ${id}`, version: 1, isDone: false, mayTick: true, endDate: addDays(today, inDays) },
    ...{ startDate: today, responsible: { id: '2', name: 'Ola Vik' } },
    ...{ calendar: { id: '7', uri: 'okonomi-7', title: 'Økonomi', color: null } },
  }) as unknown as TaskPartsFragment;

test('the next fourteen days are today and fourteen more, without what stands above', () => {
  const tasks = [task('1', 0), task('2', 3), task('3', 14), task('4', 15)];
  expect(comingOf(tasks, [{ id: '2' }], today).map(({ id }) => id)).toEqual(['1', '3']);
});

const show = (tasks: TaskPartsFragment[], total = tasks.length) =>
  onPage(<ComingDays {...{ tasks, total }} ticks={{ pending: new Map(), tick: vi.fn(async () => {}) }} foot={null} />);

test('what is due on one day stands under one day, with its tick and who is responsible', async () => {
  const page = await show([task('1', 2), task('2', 2), task('3', 5)]);
  expect(page.names('h3')).toHaveLength(2);
  expect(page.names('input')).toHaveLength(3);
  expect(page.text()).toContain('Økonomi · Ola Vik');
});

test('all deadlines are a press away if there are more', async () => {
  const page = await show([task('1', 2)], 9);
  expect(page.find('a', 'Alle fristar (9)').getAttribute('href')).toBe('/home/tasks/deadlines');
});

test('fourteen days with nothing in them say so', async () => {
  const page = await show([]);
  expect(page.names('h3')).toEqual([]);
  expect(page.text()).toContain('Ingen komande fristar');
});
