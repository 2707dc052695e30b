import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { writtenBy } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, writtenBy(world.ola));
  await makeEvent(world, world.kari, calendar, { title: 'Først', startDate: '2026-05-04', tags: ['Økonomi'] });
  const days = ['2026-05-04', '2026-04-01', '2027-01-15'].map((startDate) => ({ startDate }));
  await makeEvent(world, world.kari, calendar, { title: 'Sidan', activities: days, tags: ['Plan'] });
});
afterAll(() => world.close());

const ask = async (as: TestPerson, fields: string) =>
  dataOf(await world.graphql<{ calendar: Record<string, never> }>(as, `{ calendar(id: "${calendar}") { ${fields} } }`))
    .calendar;

describe('of a year wheel', () => {
  it('nothing is told to who sees only its card', async () => {
    expect(await ask(world.per, 'tasks { title } dates eventInstances(tags: ["Plan"]) { totalCount }')).toEqual({
      tasks: [],
      dates: [],
      eventInstances: null,
    });
  });

  it('the tasks are the last made first, and the dates those of the year that is asked for', async () => {
    const { tasks } = await ask(world.ola, 'tasks { title status tags { title } }');
    expect(tasks).toHaveLength(4);
    expect(tasks![3]).toEqual({ title: 'Først', status: 'PUBLISHED', tags: [{ title: 'Økonomi' }] });
    expect(await ask(world.ola, 'dates next: dates(year: 2027)')).toEqual({
      dates: ['2026-04-01', '2026-05-04'],
      next: ['2027-01-15'],
    });
  });

  it('the activities with a tag, in any case, are those of series that have it, and are counted so', async () => {
    const list = (tags: string, more = '') => `eventInstances(tags: ${tags}${more}) { totalCount nodes { title } }`;
    expect(await ask(world.ola, list('["økonomi"]'))).toEqual({
      eventInstances: { totalCount: 1, nodes: [{ title: 'Først' }] },
    });
    expect(await ask(world.ola, list('["PLAN"]', ', year: 2026, limit: 1'))).toEqual({
      eventInstances: { totalCount: 2, nodes: [{ title: 'Sidan' }] },
    });
    expect(await ask(world.ola, list('["Plan", "Økonomi"]'))).toMatchObject({ eventInstances: { totalCount: 4 } });
    expect(await ask(world.ola, list('["Ukjend"]'))).toMatchObject({ eventInstances: { totalCount: 0 } });
  });
});

describe('a year that no wheel shows', () => {
  it.each([
    ['yearWheel', 'yearWheel(year: YEAR) { year }'],
    ['relatedYearWheel', 'relatedYearWheel(meta: ID, year: YEAR) { year }'],
    ['yearWheelRing', 'yearWheelRing(calendarId: ID, year: YEAR) { id }'],
    ['yearWheelMagicRing', 'yearWheelMagicRing(year: YEAR) { id }'],
    ['myAssignedTasks', 'myAssignedTasks(year: YEAR) { id }'],
  ])('is refused by %s, and the first and last that one does are not', async (_name, field) => {
    const query = (year: number) => `{ ${field.replace('YEAR', String(year)).replace('ID', calendar)} }`;
    for (const year of [2017, 2030, 2040])
      expect(refusalOf(await world.graphql(world.kari, query(year)))).toEqual(['input.outsideYears', 'year']);
    for (const year of [2018, 2029]) dataOf(await world.graphql(world.kari, query(year)));
  });
});
