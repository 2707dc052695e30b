import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, limited, open } from '../../../subject/testing/things.ts';
import { extendSeriesJob } from '../series/extend-series.job.ts';
import { forked } from '../testing/copies.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let kari: TestPerson;
let ola: TestPerson;
let per: TestPerson;
let astrid: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  ({ kari, ola, per, astrid } = world);
});
afterAll(() => world.close());

type Forked = {
  id: string;
  title: string;
  forks: { isDone: boolean; status: string }[];
  forkProgress: { done: number; total: number };
  forkedFrom: { id: string } | null;
  event: { id: string; forkedFrom: { id: string } | null; progress: { total: number } };
};
type Wheel = {
  title: string;
  forks: { id: string; title: string; color: string | null; isLimited: boolean }[];
  forkedFrom: { id: string; title: string } | null;
  progress: { done: number; total: number; percent: number };
  eventInstances: { totalCount: number; nodes: Forked[] };
};

/** Reads a year wheel as a person, with its fields about forks. */
async function read(as: TestPerson, id: string, year = 2026): Promise<Wheel> {
  const query = `{ calendar(id: ${id}) { title forks { id title color isLimited } forkedFrom { id title } progress(year: ${year}) { done total percent }
    eventInstances(year: ${year}, limit: 100) { totalCount nodes { id title forks { isDone status } forkProgress { done total } forkedFrom { id }
      event { id forkedFrom { id } progress { total } } } } } }`;
  return dataOf(await world.graphql<{ calendar: Wheel }>(as, query)).calendar;
}

const activities = async (as: TestPerson, id: string, year = 2026) => (await read(as, id, year)).eventInstances.nodes;
/** How many forks each activity counts. */
const countedForks = async (as: TestPerson, id: string) =>
  (await activities(as, id)).map(({ forkProgress }) => forkProgress.total);
const tick = async (as: TestPerson, id: string) =>
  dataOf(await call(world, as, 'updateEventInstance', { id, isDone: true }));
const shareAs = async (as: TestPerson, id: string, access: object) => {
  const { version } = dataOf(
    await world.graphql<{ calendar: { version: number } }>(as, `{ calendar(id: ${id}) { version } }`),
  ).calendar;
  return dataOf(await call(world, as, 'updateCalendar', { id, version, access }));
};

/** Makes an open wheel of Kari's with two activities this year, one of them ticked, and one last year. */
async function makeOrigin(): Promise<string> {
  const wheel = await makeCalendar(world, kari, open);
  const days = ['2025-06-01', '2026-06-01', '2026-09-01'].map((day) => ({ startDate: day, endDate: day }));
  await makeEvent(world, kari, wheel, { activities: days });
  await tick(kari, (await activities(kari, wheel))[0]!.id);
  return wheel;
}

describe('a fork that somebody may not know of', () => {
  it('is left out and uncounted for them, in lists and rows', async () => {
    const wheel = await makeOrigin();
    const mine = await forked(world, per, wheel, 'Pers løynde grein');
    await tick(per, (await activities(per, mine))[0]!.id);
    await shareAs(per, mine, hidden);
    const seen = await read(kari, wheel);
    expect(seen.forks).toEqual([]);
    expect(seen.eventInstances.nodes.map(({ forks, forkProgress }) => [forks, forkProgress])).toEqual([
      [[], { done: 0, total: 0 }],
      [[], { done: 0, total: 0 }],
    ]);
    expect(
      JSON.stringify(await world.graphql(kari, '{ allCalendars(limit: 100) { nodes { title forks { title } } } }')),
    ).not.toContain('løynde');
    const own = await read(per, wheel);
    expect(own.eventInstances.nodes[0]!.forkProgress).toEqual({ done: 1, total: 1 });
    expect(own.forks.map(({ title }) => title)).toEqual(['Pers løynde grein']);
    expect((await read(astrid, wheel)).forks).toHaveLength(1);
  });

  it('shows its card where it is private but not hidden; how far it has come is counted, and nothing else is told', async () => {
    const wheel = await makeOrigin();
    const mine = await forked(world, per, wheel);
    await shareAs(per, mine, limited);
    const seen = await read(kari, wheel);
    expect(seen.forks).toEqual([{ id: mine, title: 'Mi grein', color: null, isLimited: true }]);
    expect(seen.eventInstances.nodes[0]!.forkProgress).toEqual({ done: 0, total: 1 });
    expect(
      refusalOf(await world.graphql(kari, `{ eventInstance(id: ${(await activities(per, mine))[0]!.id}) { id } }`))[0],
    ).toBe('notFound');
  });

  it('is not counted while it is a draft, in the trash, or one of its activities is a draft', async () => {
    const wheel = await makeOrigin();
    const mine = await forked(world, per, wheel);
    const [first] = await activities(per, mine);
    dataOf(await call(world, per, 'updateEventInstance', { id: first!.id, version: 1, status: 'DRAFT' }));
    expect(await countedForks(kari, wheel)).toEqual([0, 1]);
    dataOf(await world.graphql(per, `mutation { removeCalendar(id: ${mine}) }`));
    expect(await countedForks(kari, wheel)).toEqual([0, 0]);
    expect((await read(kari, wheel)).forks).toEqual([]);
  });

  it('does not tell its reader of an origin that was closed since', async () => {
    const wheel = await makeOrigin();
    const mine = await forked(world, per, wheel);
    await shareAs(kari, wheel, hidden);
    const seen = await read(per, mine);
    expect(seen.forkedFrom).toBeNull();
    expect(seen.eventInstances.nodes.map(({ forkedFrom, event }) => [forkedFrom, event.forkedFrom])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('a fork', () => {
  it('knows where it came from: the wheel, its series and its activities', async () => {
    const wheel = await makeOrigin();
    const origin = await read(kari, wheel);
    const seen = await read(per, await forked(world, per, wheel));
    expect(seen.forkedFrom).toEqual({ id: wheel, title: 'Økonomi og budsjett' });
    expect(seen.eventInstances.nodes.map(({ forkedFrom }) => forkedFrom!.id)).toEqual(
      origin.eventInstances.nodes.map(({ id }) => id),
    );
    expect(seen.eventInstances.nodes[0]!.event.forkedFrom!.id).toBe(origin.eventInstances.nodes[0]!.event.id);
    expect(seen.progress).toEqual({ done: 0, total: 2, percent: 0 });
  });

  it('counts on the rows of its origin, and not in the "x of y" of the year wheel, which is its owner’s own work', async () => {
    const wheel = await makeOrigin();
    const [mine, olas] = [await forked(world, per, wheel), await forked(world, ola, wheel)];
    await tick(per, (await activities(per, mine))[0]!.id);
    await tick(ola, (await activities(ola, olas))[0]!.id);
    await tick(ola, (await activities(ola, olas))[1]!.id);
    const seen = await read(kari, wheel);
    expect(seen.progress).toEqual({ done: 1, total: 2, percent: 50 });
    expect(seen.eventInstances.nodes.map(({ forkProgress }) => forkProgress)).toEqual([
      { done: 2, total: 2 },
      { done: 1, total: 2 },
    ]);
    expect(seen.eventInstances.nodes[1]!.forks.toSorted((a, b) => Number(a.isDone) - Number(b.isDone))).toEqual([
      { isDone: false, status: 'PUBLISHED' },
      { isDone: true, status: 'PUBLISHED' },
    ]);
    expect(seen.eventInstances.totalCount).toBe(2);
    expect(seen.eventInstances.nodes[0]!.event.progress.total).toBe(3);
    const rings = `{ yearWheel(year: 2026) { rings { calendar { id } progress { done total } } } }`;
    type Rings = { yearWheel: { rings: { calendar: { id: string }; progress: object }[] } };
    const ring = dataOf(await world.graphql<Rings>(kari, rings)).yearWheel.rings.find(
      ({ calendar }) => calendar.id === wheel,
    );
    expect(ring!.progress).toEqual({ done: 1, total: 2 });
  });

  it('counts as finished what it removed, and not at all what is its own alone', async () => {
    const wheel = await makeOrigin();
    const mine = await forked(world, per, wheel);
    const [first] = await activities(per, mine);
    dataOf(await world.graphql(per, `mutation { removeEventInstance(id: ${first!.id}, scope: ONE) { id } }`));
    await makeEvent(world, per, mine, { startDate: '2026-12-01' });
    const seen = await read(kari, wheel);
    expect(seen.eventInstances.nodes[0]).toMatchObject({
      forks: [{ isDone: false, status: 'OBSOLETE' }],
      forkProgress: { done: 1, total: 1 },
    });
  });

  it('stays linked in a new year, when both series go on, and where its days are removed and made again', async () => {
    const wheel = await makeCalendar(world, kari, open);
    await makeEvent(world, kari, wheel, {
      startDate: '2026-03-31',
      repetitionDefinition: { unit: 'YEAR', interval: 1 },
    });
    const mine = await forked(world, per, wheel);
    world.setNow('2027-01-01T00:30:00Z');
    await extendSeriesJob.run(world.services);
    world.setNow('2026-03-02T09:00:00Z');
    expect((await activities(kari, wheel, 2030))[0]).toMatchObject({ forkProgress: { done: 0, total: 1 } });
    expect((await activities(per, mine, 2030))[0]!.forkedFrom!.id).toBe((await activities(kari, wheel, 2030))[0]!.id);
    const { id } = (await activities(per, mine, 2029))[0]!.event;
    dataOf(await call(world, per, 'updateEvent', { id, version: 1, endRepetitionDate: '2028-12-31' }));
    expect((await activities(kari, wheel, 2029))[0]!.forks).toEqual([{ isDone: false, status: 'OBSOLETE' }]);
    dataOf(await call(world, per, 'updateEvent', { id, version: 2, endRepetitionDate: null }));
    expect((await activities(kari, wheel, 2029))[0]!.forks).toEqual([{ isDone: false, status: 'PUBLISHED' }]);
  });

  it('counts in its own origin alone, not in that of its origin', async () => {
    const wheel = await makeOrigin();
    const mine = await forked(world, per, wheel);
    await shareAs(per, mine, open);
    await forked(world, ola, mine);
    expect(await countedForks(kari, wheel)).toEqual([1, 1]);
    expect(await countedForks(per, mine)).toEqual([1, 1]);
  });

  it('goes on by itself when its origin is deleted for good', async () => {
    const wheel = await makeOrigin();
    const mine = await forked(world, per, wheel);
    await world.db.deleteFrom('subject').where('id', '=', Number(wheel)).execute();
    const seen = await read(per, mine);
    expect([seen.forkedFrom, seen.eventInstances.totalCount]).toEqual([null, 2]);
  });
});

describe('ending the link to a fork', () => {
  const endFork = (as: TestPerson, id: string) =>
    world.graphql<{ endFork: Pick<Wheel, 'forks'> }>(as, `mutation { endFork(id: ${id}) { id forks { id } } }`);

  it('is refused to who may not write the origin, of what is no fork, and of what they may not know of', async () => {
    const wheel = await makeOrigin();
    const mine = await forked(world, per, wheel);
    const absent = await endFork(kari, '987654321');
    expect(refusalOf(absent)).toEqual(['notFound', 'id']);
    expect(await endFork(kari, wheel)).toEqual(absent);
    expect(refusalOf(await endFork(per, mine))).toEqual(['notAllowed', 'id']);
    await shareAs(per, mine, hidden);
    expect(await endFork(kari, mine)).toEqual(absent);
    await shareAs(per, mine, open);
    await shareAs(kari, wheel, hidden);
    expect(await endFork(per, mine)).toEqual(absent);
    await shareAs(kari, wheel, open);
    dataOf(await world.graphql(kari, `mutation { archiveCalendar(id: ${wheel}) { id } }`));
    expect(refusalOf(await endFork(kari, mine))).toEqual(['calendar.archived']);
    expect(await countedForks(kari, wheel)).toEqual([1, 1]);
  });

  it('makes it an independent copy: not listed, not counted, linked in no later year, and all of it still its owner’s', async () => {
    const wheel = await makeCalendar(world, kari, open);
    const yearly = { startDate: '2026-03-31', repetitionDefinition: { unit: 'YEAR', interval: 1 } };
    await makeEvent(world, kari, wheel, yearly);
    const [mine, olas] = [await forked(world, per, wheel), await forked(world, ola, wheel)];
    await shareAs(per, mine, open);
    expect(dataOf(await endFork(kari, mine)).endFork.forks.map(({ id }) => id)).toEqual([olas]);
    expect(await countedForks(kari, wheel)).toEqual([1]);
    const { forkedFrom, eventInstances } = await read(per, mine);
    expect([forkedFrom, eventInstances.nodes[0]!.forkedFrom, eventInstances.totalCount]).toEqual([null, null, 1]);
    world.setNow('2027-01-01T00:30:00Z');
    await extendSeriesJob.run(world.services);
    world.setNow('2026-03-02T09:00:00Z');
    const later = (await read(kari, wheel, 2030)).eventInstances.nodes;
    expect(later.map(({ forkProgress }) => forkProgress.total)).toEqual([1]);
  });
});
