import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, limited, open } from '../../../subject/testing/things.ts';
import { nextDeadlineJob } from '../activity/next-deadline.job.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let karis: string;
beforeAll(async () => {
  world = await makeWorld();
  // Half past midnight on the second of June in Oslo, and still the first in UTC.
  world.setNow('2026-06-01T22:30:00Z');
  const { kari, ola, per } = world;
  const readers = {
    persons: [
      { person: ola.id, access: 'READ' },
      { person: per.id, access: 'READ' },
    ],
  };
  karis = await makeCalendar(world, kari, { ...limited, ...readers });
  const make = (title: string, endDate: string, more = {}) =>
    makeEvent(world, kari, karis, { title, startDate: '2026-05-20', endDate, ...more });
  await make('I går', '2026-06-01', { responsible: ola.id });
  await make('I dag', '2026-06-02', { responsible: ola.id });
  await make('Sidan', '2026-09-01', { responsible: per.id });
  await make('Mi eiga', '2026-07-01', { responsible: kari.id });
  const { instances } = await make('Ferdig', '2026-06-10', { responsible: ola.id });
  dataOf(await call(world, kari, 'updateEventInstance', { id: instances.nodes[0]!.id, isDone: true }));
  const others = await makeCalendar(world, per, open);
  await makeEvent(world, per, others, { title: 'Hos Per', startDate: '2026-06-05' });
});
afterAll(() => world.close());

const list = async (as: TestPerson, field: string) =>
  dataOf(
    await world.graphql<Record<string, { title: string }[]>>(
      as,
      `{ ${field} { title calendar { title } event { id } } }`,
    ),
  )[field.split('(')[0]!]!.map(({ title }) => title);

describe('the dashboard', () => {
  it('forgets what I may no longer read', async () => {
    const secret = await makeCalendar(world, world.kari, {
      ...hidden,
      persons: [{ person: world.ola.id, access: 'READ' }],
    });
    await makeEvent(world, world.kari, secret, { title: 'Løynd', startDate: '2026-06-20', responsible: world.ola.id });
    expect(await list(world.ola, 'myUnfinishedTasks')).toContain('Løynd');
    dataOf(await call(world, world.kari, 'updateCalendar', { id: secret, version: 1, access: hidden }));
    expect(await list(world.ola, 'myUnfinishedTasks')).toEqual(['I går', 'I dag']);
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${secret}") }`));
  });

  it('lists deadlines from today in Oslo on: of my year view, and what I am responsible for', async () => {
    expect(await list(world.kari, 'upcomingDeadlines')).toEqual(['I dag', 'Mi eiga', 'Sidan']);
    expect(await list(world.ola, 'upcomingDeadlines')).toEqual(['I dag']);
    expect(await list(world.per, 'upcomingDeadlines')).toEqual(['Hos Per', 'Sidan']);
    expect(await list(world.kari, 'upcomingDeadlines(limit: 1)')).toEqual(['I dag']);
    expect(await list(world.astrid, 'upcomingDeadlines')).toEqual([]);
  });

  it('lists what I have not finished, overdue first', async () => {
    expect(await list(world.ola, 'myUnfinishedTasks')).toEqual(['I går', 'I dag']);
    expect(await list(world.kari, 'myUnfinishedTasks')).toEqual(['Mi eiga']);
  });

  it('lists what I gave others and they have not finished, not what I gave myself', async () => {
    expect(await list(world.kari, 'incompleteTasksAssignedByMe')).toEqual(['I går', 'I dag', 'Sidan']);
    expect(await list(world.ola, 'incompleteTasksAssignedByMe')).toEqual([]);
  });
});

describe('a list of tasks, whole', () => {
  const page = async (as: TestPerson, args: string) =>
    dataOf(
      await world.graphql<{ tasks: { totalCount: number; nodes: { title: string }[] } }>(
        as,
        `{ tasks(${args}) { totalCount nodes { title } } }`,
      ),
    ).tasks;
  const titlesOf = ({ nodes }: { nodes: { title: string }[] }) => nodes.map(({ title }) => title);

  it('goes on where the short one ends, in the same order, and says how many there are', async () => {
    const many = await makeCalendar(world, world.kari, { ...limited, organizations: [] });
    const days = Array.from({ length: 9 }, (_, index) => `2026-08-0${index + 1}`);
    await makeEvent(world, world.kari, many, {
      title: 'Ei av mange',
      activities: days.map((startDate) => ({ startDate, responsible: world.kari.id })),
    });
    const first = await page(world.kari, 'list: MY_UNFINISHED, limit: 6');
    const second = await page(world.kari, 'list: MY_UNFINISHED, limit: 6, offset: 6');
    expect([first.totalCount, first.nodes.length, second.totalCount, second.nodes.length]).toEqual([10, 6, 10, 4]);
    expect(titlesOf(first)[0]).toBe('Mi eiga');
    const soon = await page(world.kari, 'list: UPCOMING_DEADLINES, limit: 6, offset: 6');
    expect([soon.totalCount, titlesOf(soon).at(-1)]).toEqual([12, 'Sidan']);
    expect((await page(world.kari, 'list: ASSIGNED_BY_ME')).totalCount).toBe(3);
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${many}") }`));
  });

  it('holds nothing of an archived year wheel, and holds it again when that is brought back', async () => {
    const lists = ['UPCOMING_DEADLINES', 'MY_UNFINISHED', 'ASSIGNED_BY_ME'];
    const counts = () => Promise.all(lists.map(async (name) => (await page(world.kari, `list: ${name}`)).totalCount));
    const before = await counts();
    const olas = await list(world.ola, 'myUnfinishedTasks');
    const old = await makeCalendar(world, world.kari, {
      ...limited,
      persons: [{ person: world.ola.id, access: 'READ' }],
    });
    await makeEvent(world, world.kari, old, { title: 'Gammal', startDate: '2026-05-01', responsible: world.ola.id });
    await makeEvent(world, world.kari, old, { title: 'Mi', startDate: '2026-06-20', responsible: world.kari.id });
    const during = await counts();
    expect(during).toEqual([before[0]! + 1, before[1]! + 1, before[2]! + 1]);
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${old}") { id } }`));
    expect(await counts()).toEqual(before);
    for (const field of ['upcomingDeadlines', 'myUnfinishedTasks', 'incompleteTasksAssignedByMe']) {
      expect(await list(world.kari, field)).not.toContain('Gammal');
      expect(await list(world.kari, field)).not.toContain('Mi');
    }
    expect(await list(world.ola, 'myUnfinishedTasks')).toEqual(olas);
    dataOf(await world.graphql(world.kari, `mutation { unArchiveCalendar(id: "${old}") { id } }`));
    expect(await counts()).toEqual(during);
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${old}") }`));
  });
});

describe('the night after a deadline', () => {
  it('moves the year wheel on to its next one', async () => {
    const next = async () =>
      (
        await world.db
          .selectFrom('subject')
          .select('next_deadline')
          .where('id', '=', Number(karis))
          .executeTakeFirstOrThrow()
      ).next_deadline;
    expect(await next()).toBe('2026-06-02');
    world.setNow('2026-07-01T22:01:00Z');
    await nextDeadlineJob.run(world.services);
    expect(await next()).toBe('2026-09-01');
    world.setNow('2026-06-01T22:30:00Z');
  });
});
