import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, open, richText } from '../../../subject/testing/things.ts';
import { forked } from '../testing/copies.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let kari: TestPerson;
let ola: TestPerson;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-11-10T09:00:00Z');
  ({ kari, ola } = world);
});
beforeEach(async () => {
  wheel = await makeCalendar(world, kari, open);
});
afterAll(() => world.close());

type Row = {
  eventInstance: { id: string; title: string };
  from: string;
  to: string | null;
  rule: string;
  reason: string;
  isThere: boolean;
  goesOn: boolean;
};
const preview = (as: TestPerson, calendars: string[], rules: object[] = [], year = 2027) =>
  world.graphql<{ rolloverPreview: Row[] }>(
    as,
    `query ($input: RolloverPreviewInput!) { rolloverPreview(input: $input) { eventInstance { id title } from to rule reason isThere goesOn } }`,
    { input: { calendars, year, rules } },
  );
const rowsOf = async (rules: object[] = []) => dataOf(await preview(kari, [wheel], rules)).rolloverPreview;
const rollOver = (as: TestPerson, rows: object[], reference: string = randomUUID(), year = 2027) =>
  world.graphql<{ rollOver: { reference: string; created: number; there: number } }>(
    as,
    'mutation ($input: RollOverInput!) { rollOver(input: $input) { reference created there } }',
    { input: { year, reference, rows } },
  );
const undo = (as: TestPerson, reference: string) =>
  world.graphql<{ undoRollover: { removed: number; left: number } }>(
    as,
    'mutation ($reference: ID!) { undoRollover(reference: $reference) { removed left } }',
    { reference },
  );
const asked = (rows: readonly Row[]) =>
  rows
    .filter(({ to, isThere }) => to && !isThere)
    .map(({ eventInstance, to, rule }) => ({ eventInstance: eventInstance.id, to, rule }));
const inYear = async (calendar = wheel, year = 2027) => {
  const query = `{ yearWheelRing(calendarId: ${calendar}, year: ${year}) { id title startDate endDate movedFrom isDone noteText descriptionText reminderDate
    responsible { id } tags { title } todos { title isDone } event { id workingDay } } }`;
  type Activity = Record<string, unknown> & { id: string; title: string; endDate: string; event: { id: string } };
  return dataOf(await world.graphql<{ yearWheelRing: Activity[] }>(kari, query)).yearWheelRing;
};

describe('who may not carry a year wheel into another year', () => {
  it('is whoever may not write it, know of it, or write it while it is archived', async () => {
    const { instances } = await makeEvent(world, kari, wheel);
    const row = { eventInstance: instances.nodes[0]!.id, to: '2027-06-01' };
    const secret = await makeCalendar(world, kari, hidden);
    const secretOne = (await makeEvent(world, kari, secret)).instances.nodes[0]!.id;
    expect(refusalOf(await preview(ola, [wheel]))).toEqual(['notAllowed', 'input.calendars.0']);
    expect(refusalOf(await rollOver(ola, [row]))).toEqual(['notAllowed', 'input.rows.0.eventInstance']);
    expect(refusalOf(await preview(ola, [secret]))).toEqual(['notFound', 'input.calendars.0']);
    expect(refusalOf(await rollOver(ola, [{ ...row, eventInstance: secretOne }]))).toEqual([
      'notFound',
      'input.rows.0.eventInstance',
    ]);
    dataOf(await world.graphql(kari, `mutation { archiveCalendar(id: ${wheel}) { id } }`));
    expect(refusalOf(await rollOver(kari, [row]))).toEqual(['calendar.archived']);
  });

  it('is told which day, person or activity does not fit', async () => {
    const { instances } = await makeEvent(world, kari, wheel);
    const id = instances.nodes[0]!.id;
    const to = '2027-06-01';
    expect(refusalOf(await rollOver(kari, [{ eventInstance: id, to: '2028-01-01' }]))).toEqual([
      'input.outsideYears',
      'input.rows.0.to',
    ]);
    expect(refusalOf(await rollOver(kari, [{ eventInstance: id, to: '2031-06-01' }], randomUUID(), 2031))).toEqual([
      'input.outsideYears',
      'input.year',
    ]);
    expect(
      refusalOf(
        await rollOver(kari, [
          { eventInstance: id, to },
          { eventInstance: id, to },
        ]),
      ),
    ).toEqual(['badRequest', 'input.rows.1.eventInstance']);
    expect(refusalOf(await rollOver(kari, [{ eventInstance: id, to }], 'x'))).toEqual([
      'badRequest',
      'input.reference',
    ]);
    const secret = await makeCalendar(world, kari, hidden);
    const own = (await makeEvent(world, kari, secret)).instances.nodes[0]!.id;
    const rows = [{ eventInstance: own, to, responsible: ola.id }];
    expect(refusalOf(await rollOver(kari, rows))).toEqual(['calendar.responsible', 'input.rows.0.responsible']);
    expect(await inYear()).toEqual([]);
  });
});

describe('the preview', () => {
  it('gives each activity a day, its rule and the reason in words', async () => {
    await makeEvent(world, kari, wheel, { title: 'Møte', startDate: '2026-02-02' });
    await makeEvent(world, kari, wheel, { title: 'Frist', startDate: '2026-02-20' });
    await makeEvent(world, kari, wheel, { title: 'Plan', startDate: '2026-04-30', workingDay: 'BEFORE' });
    await makeEvent(world, kari, wheel, {
      title: 'Kvart år',
      startDate: '2026-11-20',
      repetitionDefinition: { unit: 'MONTH', interval: 1 },
    });
    expect((await rowsOf()).map(({ eventInstance, ...row }) => ({ title: eventInstance.title, ...row }))).toEqual([
      {
        title: 'Møte',
        from: '2026-02-02',
        to: '2027-02-08',
        rule: 'SAME_WEEK',
        reason: 'same veke og vekedag: måndag i veke 6',
        isThere: false,
        goesOn: false,
      },
      {
        title: 'Frist',
        from: '2026-02-20',
        to: '2027-02-22',
        rule: 'SAME_DATE',
        reason: '20. februar er helg: 22. februar',
        isThere: false,
        goesOn: false,
      },
      {
        title: 'Plan',
        from: '2026-04-30',
        to: '2027-04-30',
        rule: 'SAME_DATE',
        reason: 'same dato: 30. april',
        isThere: false,
        goesOn: false,
      },
      {
        title: 'Kvart år',
        from: '2026-11-20',
        to: null,
        rule: 'LEAVE_OUT',
        reason: 'går vidare av seg sjølv',
        isThere: true,
        goesOn: true,
      },
    ]);
  });

  it('guesses by what the same activity did in earlier years, and does as it is told', async () => {
    await makeEvent(world, kari, wheel, { title: 'Budsjett', startDate: '2025-04-24' });
    const { instances } = await makeEvent(world, kari, wheel, { title: 'Budsjett', startDate: '2026-04-09' });
    expect(await rowsOf()).toMatchObject([
      { to: '2027-04-01', rule: 'FROM_EASTER', reason: '4 dagar etter påskedagen' },
    ]);
    const rules = [{ eventInstance: instances.nodes[0]!.id, rule: 'NTH_WEEKDAY' }];
    expect(await rowsOf(rules)).toMatchObject([{ to: '2027-04-08', reason: 'andre torsdag i april' }]);
    const none = [{ eventInstance: instances.nodes[0]!.id, rule: 'LEAVE_OUT' }];
    expect(await rowsOf(none)).toMatchObject([{ to: null, rule: 'LEAVE_OUT', isThere: false }]);
  });

  it('knows what the year has already, by its title, however that is written', async () => {
    await makeEvent(world, kari, wheel, { title: 'Frist for CO₂-rekneskap', startDate: '2026-02-20' });
    await makeEvent(world, kari, wheel, { title: 'frist\u00a0for co2-rekneskap ', startDate: '2027-03-01' });
    expect(await rowsOf()).toMatchObject([{ to: '2027-03-01', isThere: true, reason: 'finst allereie i 2027' }]);
  });
});

describe('what a year does not have yet', () => {
  const missing = async (calendars: string[] | null = [wheel], as = kari) =>
    world.graphql<{ rolloverMissing: number }>(
      as,
      'query ($calendars: [ID!]) { rolloverMissing(calendars: $calendars, year: 2027) }',
      { calendars },
    );

  it('is not counted for those who may not write the year wheel, or know of it', async () => {
    const secret = await makeCalendar(world, kari, hidden);
    expect(refusalOf(await missing([wheel], ola))).toEqual(['notAllowed', 'calendars.0']);
    expect(refusalOf(await missing([secret], ola))).toEqual(['notFound', 'calendars.0']);
    dataOf(await world.graphql(kari, `mutation { archiveCalendar(id: ${wheel}) { id } }`));
    expect(refusalOf(await missing())).toEqual(['calendar.archived']);
  });

  it('is what the preview proposes, and nothing once it is carried over', async () => {
    await makeEvent(world, kari, wheel, { title: 'Frist', startDate: '2026-02-20' });
    await makeEvent(world, kari, wheel, { title: 'Frist', startDate: '2026-08-20' });
    await makeEvent(world, kari, wheel, { title: 'fri\u00adst ', startDate: '2027-03-01' });
    await makeEvent(world, kari, wheel, { title: 'Møte', startDate: '2026-02-02' });
    const repetitionDefinition = { unit: 'MONTH', interval: 1 };
    await makeEvent(world, kari, wheel, { title: 'Kvar månad', startDate: '2026-05-20', repetitionDefinition });
    expect(dataOf(await missing()).rolloverMissing).toBe(2);
    expect(asked(await rowsOf())).toHaveLength(2);
    dataOf(await rollOver(kari, asked(await rowsOf())));
    expect(dataOf(await missing()).rolloverMissing).toBe(0);
  });

  it('is counted in all that one owns, and in nothing else', async () => {
    const per = world.per;
    const own = await makeCalendar(world, per, open);
    await makeEvent(world, per, own, { title: 'Frist', startDate: '2026-02-20' });
    await makeEvent(world, kari, wheel, { title: 'Frist', startDate: '2026-02-20' });
    expect(dataOf(await missing(null, per)).rolloverMissing).toBe(1);
    dataOf(await world.graphql(per, `mutation { archiveCalendar(id: ${own}) { id } }`));
    expect(dataOf(await missing(null, per)).rolloverMissing).toBe(0);
  });
});

describe('an activity that is carried over', () => {
  it('has its checklist, tags, purpose, reminder and responsible person, and no tick, note or ticked item', async () => {
    const { instances } = await makeEvent(world, kari, wheel, {
      title: 'Frist',
      startDate: '2026-02-20',
      reminder: 'ONE_WEEK',
      responsible: ola.id,
      tags: ['Økonomi'],
      todoTemplate: ['Hent tal'],
    });
    const { id, version } = instances.nodes[0]!;
    const more = { isDone: true, note: richText('Gjekk bra'), description: richText('Eige føremål') };
    dataOf(await call(world, kari, 'updateEventInstance', { id, version, ...more }));
    dataOf(await world.graphql(kari, `mutation { createTodo(input: { parent: ${id}, title: "Ring" }) { id } }`));
    expect(dataOf(await rollOver(kari, asked(await rowsOf()))).rollOver).toMatchObject({ created: 1, there: 0 });
    expect(await inYear()).toMatchObject([
      {
        title: 'Frist',
        endDate: '2027-02-22',
        movedFrom: '2027-02-20',
        isDone: false,
        noteText: null,
        descriptionText: 'Eige føremål',
        reminderDate: '2027-02-15',
        responsible: { id: String(ola.id) },
        tags: [{ title: 'Økonomi' }],
        todos: [
          { title: 'Hent tal', isDone: false },
          { title: 'Ring', isDone: false },
        ],
        event: { workingDay: 'AFTER' },
      },
    ]);
  });

  it('is one with the others of its series, which is a new one', async () => {
    const { id } = await makeEvent(world, kari, wheel, {
      activities: [{ startDate: '2026-02-02' }, { startDate: '2026-09-07' }],
    });
    dataOf(await rollOver(kari, asked(await rowsOf())));
    const made = await inYear();
    expect(made.map(({ endDate }) => endDate)).toEqual(['2027-02-08', '2027-09-13']);
    expect(new Set(made.map(({ event }) => event.id)).size).toBe(1);
    expect(made[0]!.event.id).not.toBe(id);
  });

  it('is made once: with the same reference, by another rollover, and by two people at once', async () => {
    await makeEvent(world, kari, wheel, { title: 'Frist', startDate: '2026-02-20' });
    const rows = asked(await rowsOf());
    const reference = randomUUID();
    const first = dataOf(await rollOver(kari, rows, reference)).rollOver;
    expect(dataOf(await rollOver(kari, rows, reference)).rollOver).toEqual(first);
    expect(dataOf(await rollOver(kari, rows)).rollOver).toMatchObject({ created: 0, there: 1 });
    expect((await rowsOf())[0]).toMatchObject({ isThere: true, to: '2027-02-22' });

    const other = await makeEvent(world, kari, wheel, { title: 'Anna', startDate: '2026-03-02' });
    const row = { eventInstance: other.instances.nodes[0]!.id, to: '2027-03-01' };
    const both = await Promise.all([rollOver(kari, [row]), rollOver(world.astrid, [row])]);
    expect(both.map((answer) => dataOf(answer).rollOver.created).sort()).toEqual([0, 1]);
    expect(await inYear()).toHaveLength(2);
  });

  it('has a day of one’s own, and somebody else responsible, or nobody', async () => {
    const made = [];
    for (const title of ['Ein', 'To']) {
      made.push(await makeEvent(world, kari, wheel, { title, startDate: '2026-02-20', responsible: kari.id }));
    }
    const [one, two] = made.map(({ instances }) => instances.nodes[0]!.id);
    const rows = [
      { eventInstance: one, to: '2027-02-21', responsible: ola.id },
      { eventInstance: two, to: '2027-02-23', rule: 'SAME_DATE', responsible: null },
    ];
    dataOf(await rollOver(kari, rows));
    expect(await inYear()).toMatchObject([
      { endDate: '2027-02-21', movedFrom: null, responsible: { id: String(ola.id) } },
      { endDate: '2027-02-23', movedFrom: null, responsible: null },
    ]);
  });

  it('shares the bytes of its files, which stay until the last of them is gone', async () => {
    const { id, instances } = await makeEvent(world, kari, wheel, { title: 'Frist', startDate: '2026-02-20' });
    const key = randomUUID();
    const file = await world.db
      .insertInto('subject')
      .values({
        kind: 'USERFILE',
        title: 'mal.pdf',
        parent_id: Number(instances.nodes[0]!.id),
        root_id: Number(wheel),
        created_by: kari.id,
        organization_id: kari.organizationId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('user_file')
      .values({ id: file.id, key, content_type: 'application/pdf', size: 9, has_small: false })
      .execute();
    dataOf(await rollOver(kari, asked(await rowsOf())));
    const [made] = await inYear();
    const query = `{ files(meta: ${made!.id}) { name size } }`;
    expect(id).toBeTruthy();
    expect(dataOf(await world.graphql(kari, query))).toEqual({ files: [{ name: 'mal.pdf', size: 9 }] });
    const discarded = () => world.db.selectFrom('discarded_file').select('key').where('key', '=', key).execute();
    await world.db.deleteFrom('user_file').where('id', '=', file.id).execute();
    expect(await discarded()).toEqual([]);
    await world.db.deleteFrom('user_file').where('key', '=', key).execute();
    expect(await discarded()).toHaveLength(1);
  });
});

describe('undoing a rollover', () => {
  it('is for the person who made it, once', async () => {
    await makeEvent(world, kari, wheel, { title: 'Frist', startDate: '2026-02-20' });
    const { reference } = dataOf(await rollOver(kari, asked(await rowsOf()))).rollOver;
    expect(refusalOf(await undo(ola, reference))).toEqual(['notFound', 'reference']);
    expect(dataOf(await undo(kari, reference)).undoRollover).toEqual({ removed: 1, left: 0 });
    expect(refusalOf(await undo(kari, reference))).toEqual(['notFound', 'reference']);
    expect(await inYear()).toEqual([]);
    expect((await rowsOf())[0]).toMatchObject({ isThere: false });
  });

  it('leaves what somebody has changed, ticked or written on since', async () => {
    for (const title of ['Ein', 'To', 'Tre']) await makeEvent(world, kari, wheel, { title, startDate: '2026-02-20' });
    const { reference } = dataOf(await rollOver(kari, asked(await rowsOf()))).rollOver;
    const made = await inYear();
    dataOf(await call(world, kari, 'updateEventInstance', { id: made[0]!.id, isDone: true }));
    dataOf(
      await world.graphql(kari, `mutation { createTodo(input: { parent: ${made[1]!.id}, title: "Ring" }) { id } }`),
    );
    expect(dataOf(await undo(kari, reference)).undoRollover).toEqual({ removed: 1, left: 2 });
    expect(await inYear()).toHaveLength(2);
  });
});

describe('the fork of a year wheel that is carried over', () => {
  it('is offered to its owner, and stays linked when it is carried over too', async () => {
    await makeEvent(world, kari, wheel, { title: 'Frist', startDate: '2026-12-21' });
    const fork = await forked(world, ola, wheel);
    dataOf(await rollOver(kari, asked(await rowsOf())));
    const told = await world.db
      .selectFrom('domain_event')
      .select('subject_id')
      .where('name', '=', 'calendar.originRolledOver')
      .execute();
    expect(told.map(({ subject_id }) => String(subject_id))).toContain(fork);
    const theirs = dataOf(await preview(ola, [fork])).rolloverPreview;
    dataOf(await rollOver(ola, asked(theirs)));
    const query = `{ yearWheelRing(calendarId: ${fork}, year: 2027) { forkedFrom { calendar { id } } } }`;
    expect(dataOf(await world.graphql(ola, query))).toEqual({
      yearWheelRing: [{ forkedFrom: { calendar: { id: wheel } } }],
    });
  });
});
