import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, limited, open } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let mine: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  mine = await makeCalendar(world, world.kari, open, { title: 'Open', color: '#aa0000' });
  await makeCalendar(world, world.kari, hidden, { title: 'Løynd' });
  await makeEvent(world, world.kari, mine, {
    activities: ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-15'].map((startDate) => ({ startDate })),
  });
  await makeEvent(world, world.kari, mine, {
    title: 'Over årsskiftet',
    startDate: '2026-12-30',
    endDate: '2027-01-02',
  });
});
afterAll(() => world.close());

type Ring = {
  id: string;
  order: number;
  color: string;
  calendar: { title: string };
  eventInstances: object[];
  progress: object;
};
const wheel = async (as: TestPerson, filter = '') =>
  dataOf(
    await world.graphql<{ yearWheel: { from: string; to: string; person: { name: string }; rings: Ring[] } }>(
      as,
      `{ yearWheel${filter && `(${filter})`} { from to person { name } rings { id order color calendar { title } eventInstances { title startDate } progress { done total } } } }`,
    ),
  ).yearWheel;
const titles = async (as: TestPerson, filter = '') =>
  (await wheel(as, filter)).rings.map(({ calendar }) => calendar.title);

describe('somebody else’s year view', () => {
  it('shows the rings of the year wheels that the asker may read, and no others', async () => {
    await makeCalendar(world, world.kari, limited, { title: 'Avgrensa' });
    expect(await titles(world.kari)).toEqual(['Open', 'Løynd', 'Avgrensa']);
    expect(await titles(world.per, `person: "${world.kari.id}"`)).toEqual(['Open']);
    expect((await wheel(world.per, `person: "${world.kari.id}"`)).person).toEqual({ name: 'Kari Nes' });
    expect(await titles(world.per)).toEqual([]);
  });

  it('is there for colleagues, and for whoever may read something in it; of everybody else a number tells nothing', async () => {
    const elsewhere = await makeOrganization(world.db, 'Utvik kommune');
    const [empty, gone, waiting] = [
      await makePerson(world.db, 'Eva Tom', elsewhere),
      await makePerson(world.db, 'Dag Av', elsewhere),
      await makePerson(world.db, 'Hemmeleg Soekjar', elsewhere),
    ];
    const set = (user_status: 'DEACTIVATED' | 'PENDING', { id }: TestPerson) =>
      world.db.updateTable('person').set({ user_status }).where('id', '=', id).execute();
    await Promise.all([set('DEACTIVATED', gone), set('PENDING', waiting)]);
    const ask = (as: TestPerson, id: number | string) =>
      world.graphql(as, `{ yearWheel(person: "${id}") { person { name } } }`);
    const absent = await ask(world.per, '987654321');
    expect(refusalOf(absent)).toEqual(['notFound', 'person']);
    for (const { id } of [empty, gone, waiting]) expect(await ask(world.per, id)).toEqual(absent);
    const colleague = await makePerson(world.db, 'Liv Utvik', elsewhere);
    expect(dataOf(await ask(colleague, empty.id))).toEqual({ yearWheel: { person: { name: 'Eva Tom' } } });
    expect(await ask(colleague, waiting.id)).toEqual(absent);
  });

  it('cannot be changed: another’s ring is as if it were not there', async () => {
    const [ring] = (await wheel(world.kari)).rings;
    expect(refusalOf(await call(world, world.ola, 'updateCalendarRing', { id: ring!.id, order: 0 }))).toEqual([
      'notFound',
      'input.id',
    ]);
    expect(refusalOf(await world.graphql(world.ola, `mutation { deleteCalendarRing(id: "${ring!.id}") }`))).toEqual([
      'notFound',
      'id',
    ]);
  });
});

describe('my year view', () => {
  it('begins in January of this year, or where I say, and lasts twelve months', async () => {
    expect(await wheel(world.kari)).toMatchObject({ from: '2026-01-01', to: '2026-12-31' });
    expect(await wheel(world.kari, 'year: 2024, startMonth: 3')).toMatchObject({
      from: '2024-03-01',
      to: '2025-02-28',
    });
  });

  it('has on each ring what touches its days', async () => {
    const days = async (filter: string) =>
      (await wheel(world.kari, filter)).rings.find(({ calendar }) => calendar.title === 'Open')!;
    const year = await days('year: 2026');
    expect(year.eventInstances).toEqual([
      { title: 'Budsjettmøte', startDate: '2026-01-01' },
      { title: 'Over årsskiftet', startDate: '2026-12-30' },
      { title: 'Budsjettmøte', startDate: '2026-12-31' },
    ]);
    expect(year.progress).toEqual({ done: 0, total: 3 });
    expect((await days('year: 2026, startMonth: 12')).progress).toEqual({ done: 0, total: 3 });
    expect((await days('year: 2027')).eventInstances).toHaveLength(2);
  });

  it('gets another’s year wheel as its last ring, of its colour unless I choose one', async () => {
    const ring = dataOf(
      await call<Ring>(world, world.per, 'createCalendarRing', { calendar: mine }),
    ).createCalendarRing;
    expect(ring).toMatchObject({ order: 1, color: '#aa0000' });
    const again = dataOf(
      await call<Ring>(world, world.per, 'createCalendarRing', { calendar: mine, color: '#00bb00', order: 7 }),
    );
    expect(again.createCalendarRing).toEqual(ring);
    const changed = dataOf(
      await call<Ring>(world, world.per, 'updateCalendarRing', { id: ring.id, color: '#00BB00', order: 7 }),
    );
    expect(changed.updateCalendarRing).toEqual({ id: ring.id, order: 7, color: '#00bb00' });
    const other = await makeCalendar(world, world.ola, open, { title: 'Olas' });
    expect(
      dataOf(await call<Ring>(world, world.per, 'createCalendarRing', { calendar: other })).createCalendarRing.order,
    ).toBe(8);
    expect(await titles(world.per)).toEqual(['Open', 'Olas']);
    dataOf(await world.graphql(world.per, `mutation { deleteCalendarRing(id: "${ring.id}") }`));
    expect(await titles(world.per)).toEqual(['Olas']);
  });

  it('puts several rings into other places at once, or none of them', async () => {
    const order = (rings: object[]) =>
      world.graphql(
        world.kari,
        'mutation ($input: [UpdateCalendarRingInput!]!) { updateCalendarRings(input: $input) { id order } }',
        { input: rings },
      );
    const before = (await wheel(world.kari)).rings;
    const turned = before.toReversed().map(({ id }, index) => ({ id, order: index + 1 }));
    const [others] = (await wheel(world.per)).rings;
    expect(refusalOf(await order([...turned, { id: others!.id, order: 1 }]))).toEqual([
      'notFound',
      `input.${turned.length}.id`,
    ]);
    expect(dataOf(await order([]))).toEqual({ updateCalendarRings: [] });
    expect((await wheel(world.kari)).rings).toEqual(before);
    expect(dataOf(await order(turned))).toEqual({ updateCalendarRings: turned });
    expect(await titles(world.kari)).toEqual(before.map(({ calendar }) => calendar.title).toReversed());
  });

  it('leaves out the rings of archived year wheels, says how many they are, and shows them where I ask', async () => {
    const { kari } = world;
    const old = await makeCalendar(world, kari, open, { title: 'Gammalt' });
    dataOf(await world.graphql(kari, `mutation { archiveCalendar(id: "${old}") { id } }`));
    const archivedRings = async () =>
      dataOf(await world.graphql<{ yearWheel: { archivedRings: number } }>(kari, '{ yearWheel { archivedRings } }'));
    expect(await titles(kari)).not.toContain('Gammalt');
    expect(await titles(kari, 'archived: true')).toContain('Gammalt');
    expect((await archivedRings()).yearWheel.archivedRings).toBe(1);
    dataOf(await world.graphql(kari, `mutation { unArchiveCalendar(id: "${old}") { id } }`));
    expect(await titles(kari)).toContain('Gammalt');
    dataOf(await world.graphql(kari, `mutation { removeCalendar(id: "${old}") }`));
  });

  it('loses a ring with the right to read its year wheel, and can still take it out', async () => {
    const shared = await makeCalendar(
      world,
      world.kari,
      { ...hidden, persons: [{ person: world.ola.id, access: 'READ' }] },
      { title: 'Delt' },
    );
    const { id } = dataOf(
      await call<Ring>(world, world.ola, 'createCalendarRing', { calendar: shared }),
    ).createCalendarRing;
    expect(await titles(world.ola)).toContain('Delt');
    dataOf(await call(world, world.kari, 'updateCalendar', { id: shared, version: 1, access: hidden }));
    expect(await titles(world.ola)).not.toContain('Delt');
    expect(refusalOf(await call(world, world.ola, 'updateCalendarRing', { id, order: 3 }))).toEqual([
      'notFound',
      'input.id',
    ]);
    expect(dataOf(await world.graphql(world.ola, `mutation { deleteCalendarRing(id: "${id}") }`))).toEqual({
      deleteCalendarRing: id,
    });
  });
});

describe('one ring on its own', () => {
  const ring = (filter: string, as = world.kari) =>
    world.graphql<{ yearWheelRing: { startDate: string }[] }>(
      as,
      `{ yearWheelRing(calendarId: "${mine}", ${filter}) { startDate } }`,
    );
  const days = async (filter: string) => dataOf(await ring(filter)).yearWheelRing.map(({ startDate }) => startDate);

  it('is of a year, or of the days that are asked for', async () => {
    expect(await days('year: 2027')).toEqual(['2026-12-30', '2027-01-15']);
    expect(await days('year: 2026, to: "2026-06-30"')).toEqual(['2026-01-01']);
    expect(await days('from: "2025-12-31", to: "2026-01-01"')).toEqual(['2025-12-31', '2026-01-01']);
  });

  it('holds three thousand activities', async () => {
    const big = await makeCalendar(world, world.kari, open);
    for (let made = 0; made < 3; made += 1) {
      await makeEvent(world, world.kari, big, {
        startDate: '2026-03-02',
        repetitionDefinition: { unit: 'DAY', interval: 1 },
      });
    }
    const answer = await world.graphql<{ yearWheelRing: object[] }>(
      world.kari,
      `{ yearWheelRing(calendarId: "${big}", from: "2026-03-02", to: "2028-12-31") { id title startDate isDone } }`,
    );
    expect(dataOf(answer).yearWheelRing).toHaveLength(3 * 1_036);
  });

  it('shows a draft to those who write, and to no others', async () => {
    const { instances } = await makeEvent(world, world.kari, mine, { startDate: '2026-08-01' });
    dataOf(
      await call(world, world.kari, 'updateEventInstance', { id: instances.nodes[0]!.id, version: 1, status: 'DRAFT' }),
    );
    const count = async (as: TestPerson) =>
      dataOf(await ring('from: "2026-08-01", to: "2026-08-01"', as)).yearWheelRing.length;
    expect([await count(world.kari), await count(world.per)]).toEqual([1, 0]);
    const { calendar } = dataOf(
      await world.graphql<{ calendar: object }>(
        world.per,
        `{ calendar(id: "${mine}") { eventInstances(from: "2026-08-01", to: "2026-08-01") { totalCount nodes { id } } } }`,
      ),
    );
    expect(calendar).toEqual({ eventInstances: { totalCount: 0, nodes: [] } });
  });
});

describe('pages of activities', () => {
  it('are cut by limit and offset, counted whole, and filtered by tick', async () => {
    const id = await makeCalendar(world, world.kari, open);
    const { instances } = await makeEvent(world, world.kari, id, {
      startDate: '2026-03-02',
      repetitionDefinition: { unit: 'WEEK', interval: 1 },
      endRepetitionDate: '2026-05-31',
    });
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: instances.nodes[1]!.id, isDone: true }));
    const page = 'totalCount pageInfo { pageNumber numberOfPages hasNextPage } nodes { startDate }';
    const { calendar } = dataOf(
      await world.graphql<{ calendar: object }>(
        world.kari,
        `{ calendar(id: "${id}") {
      eventInstances(year: 2026, limit: 5, offset: 10) { ${page} } done: eventInstances(isDone: true) { ${page} } } }`,
      ),
    );
    expect(calendar).toEqual({
      eventInstances: {
        totalCount: 13,
        pageInfo: { pageNumber: 3, numberOfPages: 3, hasNextPage: false },
        nodes: ['2026-05-11', '2026-05-18', '2026-05-25'].map((startDate) => ({ startDate })),
      },
      done: {
        totalCount: 1,
        pageInfo: { pageNumber: 1, numberOfPages: 1, hasNextPage: false },
        nodes: [{ startDate: '2026-03-09' }],
      },
    });
  });
});

describe('what I follow, without what I may write', () => {
  const followed = async (as: TestPerson, args: string) => {
    const query = `{ myFollowed { calendars${args} { title } } }`;
    const { myFollowed } = dataOf(await world.graphql<{ myFollowed: { calendars: { title: string }[] } }>(as, query));
    return myFollowed.calendars.map(({ title }) => title);
  };

  it('leaves out what is among my year wheels already, by a group too, and not what only an admin may write', async () => {
    const { id: group } = dataOf(
      await world.graphql<{ createGroup: { id: string } }>(
        world.kari,
        `mutation { createGroup(input: { title: "Skrivarane", members: ["${world.ola.id}"] }) { id } }`,
      ),
    ).createGroup;
    const written = { ...open, groups: [{ group, access: 'WRITE' }] };
    const ids = [mine, await makeCalendar(world, world.kari, written, { title: 'Vårt' })];
    for (const as of [world.ola, world.astrid]) {
      for (const id of ids) dataOf(await world.graphql(as, `mutation { follow(id: "${id}") { id } }`));
    }
    expect(await followed(world.ola, '')).toEqual(['Vårt', 'Open']);
    expect(await followed(world.ola, '(excludeWrite: true)')).toEqual(['Open']);
    expect(await followed(world.astrid, '(excludeWrite: true)')).toEqual(['Vårt', 'Open']);
  });
});

describe('my tasks in my year', () => {
  const tasksOf = async (as: TestPerson, filter: string) =>
    dataOf(
      await world.graphql<{ yearWheel: { myAssignedTasks: { title: string }[] } }>(
        as,
        `{ yearWheel(${filter}) { myAssignedTasks { title } } }`,
      ),
    ).yearWheel.myAssignedTasks.map(({ title }) => title);

  it('are those that I am responsible for and may read, whoever’s year wheel they are in, and are nobody else’s to see', async () => {
    const [seen, lost, kept] = await Promise.all(
      [open, open, hidden].map((access) => makeCalendar(world, world.kari, access, { title: 'Anna hjul' })),
    );
    const { id: responsible } = world.ola;
    await makeEvent(world, world.kari, seen!, { title: 'Olas oppgåve', startDate: '2027-02-01', responsible });
    await makeEvent(world, world.kari, seen!, { title: 'Året etter', startDate: '2028-02-01', responsible });
    await makeEvent(world, world.kari, seen!, { title: 'Karis eiga', startDate: '2027-02-01' });
    await makeEvent(world, world.kari, lost!, { title: 'I arkivet', startDate: '2027-02-01', responsible });
    await world.graphql(world.kari, `mutation { archiveCalendar(id: "${lost}") { id } }`);
    await makeEvent(world, world.kari, kept!, { title: 'Løynd', startDate: '2027-02-01' });
    await world.db
      .updateTable('event_instance')
      .set({ responsible_id: responsible })
      .where('calendar_id', '=', Number(kept))
      .execute();
    expect(await tasksOf(world.ola, 'year: 2027')).toEqual(['Olas oppgåve']);
    expect(await tasksOf(world.kari, `year: 2027, person: "${world.ola.id}"`)).toEqual([]);
    const ring = await world.graphql<{ yearWheelMagicRing: { title: string }[] }>(
      world.ola,
      '{ yearWheelMagicRing(from: "2027-12-31", to: "2028-12-31") { title } }',
    );
    expect(dataOf(ring).yearWheelMagicRing).toEqual([{ title: 'Året etter' }]);
  });

  it.each([
    ['', 'input.required', 'year'],
    ['(from: "2027-02-01", to: "2027-01-01")', 'input.endBeforeStart', 'to'],
    ['(from: "2027-01-01", to: "2031-01-01")', 'input.outOfRange', 'to'],
  ])('are refused of days such as %s', async (filter, code, field) => {
    const answer = await world.graphql(world.ola, `{ yearWheelMagicRing${filter} { id } }`);
    expect(refusalOf(answer)).toEqual([code, field]);
  });
});
