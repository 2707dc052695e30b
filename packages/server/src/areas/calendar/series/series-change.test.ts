import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, limited, richText } from '../../../subject/testing/things.ts';
import { type BadInput, brokenText, expectRefusal, longTitle, many } from '../testing/bad-input.ts';
import { call, type MadeEvent, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let calendar: string;
let single: MadeEvent;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, { ...limited, persons: [{ person: world.ola.id, access: 'READ' }] });
  single = await makeEvent(world, world.kari, calendar, { startTime: '09:00', endTime: '10:00' });
});
afterAll(() => world.close());

const monthly = {
  startDate: '2026-03-15',
  repetitionDefinition: { unit: 'MONTH', interval: 1 },
  endRepetitionDate: '2026-08-31',
};
const update = (input: object, as = world.kari) => call<{ version: number }>(world, as, 'updateEvent', input);
const updated = async (input: object) => dataOf(await update(input)).updateEvent;
const tick = async (id: string) => dataOf(await call(world, world.kari, 'updateEventInstance', { id, isDone: true }));
const preview = (input: object, as = world.kari) =>
  world.graphql<{ previewEventChange: object }>(
    as,
    'query ($input: PreviewEventChangeInput!) { previewEventChange(input: $input) { kept removed added } }',
    { input },
  );
type Node = { id: string; startDate: string; endDate: string; version: number } & Record<string, unknown>;
const activities = async (id: string, fields = '') => {
  const query = `{ event(id: "${id}") { instances(limit: 100) { nodes { id version startDate endDate ${fields} } } } }`;
  const { event } = dataOf(await world.graphql<{ event: { instances: { nodes: Node[] } } }>(world.kari, query));
  return event.instances.nodes;
};
const daysOf = async (id: string) => (await activities(id)).map(({ startDate }) => startDate);

describe('who may not change a series', () => {
  it('is a reader, a stranger, and everybody where it is archived', async () => {
    const archived = await makeCalendar(world, world.kari);
    const asleep = await makeEvent(world, world.kari, archived);
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${archived}") { id } }`));
    const before = await everyTable(world);
    const change = { id: single.id, version: 1, title: 'Ny' };
    expect(refusalOf(await update(change, world.ola))).toEqual(['notAllowed', 'input.id']);
    expect(refusalOf(await update(change, world.per))).toEqual(['notFound', 'input.id']);
    expect(refusalOf(await update({ ...change, id: asleep.id }))).toEqual(['calendar.archived']);
    expect(refusalOf(await update({ ...change, id: single.instances.nodes[0]!.id }))).toEqual(['notFound', 'input.id']);
    expect(refusalOf(await preview({ id: single.id }, world.per))).toEqual(['notFound', 'input.id']);
    expect(await everyTable(world)).toBe(before);
  });

  it('is the second of two who save, and the refusal says the newer version', async () => {
    const { id } = await makeEvent(world, world.kari, calendar);
    expect(await updated({ id, version: 1, title: 'Fyrst' })).toEqual({ id, version: 2 });
    const answer = await update({ id, version: 1, title: 'Sist' });
    expect(answer.errors![0]!.extensions).toEqual({ code: 'conflict', field: 'input.version', values: { version: 2 } });
  });
});

describe('what is wrong', () => {
  const of = (more: object | (() => object)) => () => ({
    id: single.id,
    version: 1,
    ...(typeof more === 'function' ? more() : more),
  });
  const rows: BadInput[] = [
    ['no version', () => ({ id: single.id, title: 'Ny' }), 'input.required', 'input.version'],
    ['a title that is empty', of({ title: ' ' }), 'input.required', 'input.title'],
    ['a title too long', of({ title: longTitle }), 'input.tooLong', 'input.title'],
    ['no title at all', of({ title: null }), 'input.required', 'input.title'],
    ['a description that says nothing', of({ description: richText(' ') }), 'input.required', 'input.description'],
    ['a description that is none', of({ description: brokenText }), 'input.richText', 'input.description'],
    ['a day that is none', of({ startDate: '2026-02-30' }), 'input.day', 'input.startDate'],
    ['an end before the start', of({ endDate: '2026-05-01' }), 'input.endBeforeStart', 'input.endDate'],
    ['an end time before the start time', of({ endTime: '08:00' }), 'input.endBeforeStart', 'input.endTime'],
    ['an end time without a start time', of({ startTime: null }), 'input.required', 'input.startTime'],
    [
      'a stranger as responsible',
      of(() => ({ responsible: world.per.id })),
      'calendar.responsible',
      'input.responsible',
    ],
    ['no activity', of({ activities: [] }), 'input.noActivity', 'input.activities'],
    [
      'dates and a repetition',
      of({
        activities: [{ startDate: '2026-06-01' }],
        repetitionDefinition: monthly.repetitionDefinition,
      }),
      'input.eitherOr',
      'input.repetitionDefinition',
    ],
    [
      'a stranger on a chosen date',
      of(() => ({ activities: [{ startDate: '2026-06-01', responsible: world.per.id }] })),
      'calendar.responsible',
      'input.activities.0.responsible',
    ],
    [
      'an interval of nothing',
      of({ repetitionDefinition: { unit: 'MONTH', interval: 0 } }),
      'input.outOfRange',
      'input.repetitionDefinition.interval',
    ],
    [
      'a last day of no repetition',
      of({ endRepetitionDate: '2027-01-01' }),
      'input.required',
      'input.repetitionDefinition',
    ],
    [
      'a repetition that is over',
      of({
        repetitionDefinition: { unit: 'DAY', interval: 1 },
        startDate: '2026-01-01',
        endDate: null,
        endRepetitionDate: '2026-02-01',
      }),
      'input.noActivity',
      'input.repetitionDefinition',
    ],
    [
      'a checklist on too many activities',
      of({ repetitionDefinition: { unit: 'DAY', interval: 1 }, todoTemplate: many(9, () => 'Hent tal') }),
      'input.tooMany',
      'input.todoTemplate',
    ],
    ['too many tags', of({ tags: many(21, String) }), 'input.tooMany', 'input.tags'],
  ];
  it.each(rows)('is refused and changes nothing: %s', async (...row) => {
    await expectRefusal(world, 'updateEvent', row as BadInput);
  });
});

describe('a changed repetition', () => {
  it('keeps what stays with note and tick, removes what falls away, adds what is missing; as the warning said', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, { ...monthly, todoTemplate: ['Hent tal'] });
    const [march, april, may] = instances.nodes;
    await tick(april!.id);
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: may!.id, version: 1, note: richText('Hugs') }));
    const change = { repetitionDefinition: { unit: 'MONTH', interval: 2 }, endRepetitionDate: '2026-10-01' };
    expect(dataOf(await preview({ id, ...change })).previewEventChange).toEqual({ kept: 4, removed: 2, added: 1 });
    await updated({ id, version: 1, ...change });
    const now = await activities(id, 'isDone noteText todos { title }');
    expect(now.map(({ startDate, isDone, noteText }) => [startDate, isDone, noteText])).toEqual([
      ['2026-03-15', false, null],
      ['2026-04-15', true, null],
      ['2026-05-15', false, 'Hugs'],
      ['2026-07-15', false, null],
      ['2026-09-15', false, null],
    ]);
    expect(now.slice(0, 3).map((one) => one.id)).toEqual([march!.id, april!.id, may!.id]);
    expect(now.at(-1)!.todos).toEqual([{ title: 'Hent tal' }]);
  });

  it('does not fill the day of an activity that somebody removed', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    const remove = 'mutation ($id: ID!) { removeEventInstance(id: $id, scope: ONE) { id } }';
    dataOf(await world.graphql(world.kari, remove, { id: instances.nodes[2]!.id }));
    await updated({ id, version: 2, endRepetitionDate: '2026-09-30' });
    expect(await daysOf(id)).toEqual([
      '2026-03-15',
      '2026-04-15',
      '2026-06-15',
      '2026-07-15',
      '2026-08-15',
      '2026-09-15',
    ]);
  });

  it('back again brings back what the change took', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, monthly);
    const before = await daysOf(id);
    await updated({ id, version: 1, repetitionDefinition: { unit: 'MONTH', interval: 3 } });
    expect(await daysOf(id)).toEqual(['2026-03-15', '2026-06-15']);
    await updated({ id, version: 2, repetitionDefinition: { unit: 'MONTH', interval: 1 } });
    expect(await daysOf(id)).toEqual(before);
  });

  it('moves the next deadline of the year wheel', async () => {
    const wheel = await makeCalendar(world, world.kari);
    const { id } = await makeEvent(world, world.kari, wheel, monthly);
    await updated({ id, version: 1, startDate: '2026-03-20', endDate: null });
    const query = `{ calendar(id: "${wheel}") { nextDeadline } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({ calendar: { nextDeadline: '2026-03-20' } });
  });
});

describe('other dates', () => {
  it('move a single activity, which stays the same one, its reminder too', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, { reminder: 'ONE_WEEK' });
    await tick(instances.nodes[0]!.id);
    expect(dataOf(await preview({ id, startDate: '2026-07-01', endDate: '2026-07-03' })).previewEventChange).toEqual({
      kept: 1,
      removed: 0,
      added: 0,
    });
    await updated({ id, version: 1, startDate: '2026-07-01', endDate: '2026-07-03' });
    expect(await activities(id, 'reminderDate isDone')).toEqual([
      {
        id: instances.nodes[0]!.id,
        version: 3,
        startDate: '2026-07-01',
        endDate: '2026-07-03',
        reminderDate: '2026-06-26',
        isDone: true,
      },
    ]);
  });

  it('that are chosen take the place of the others, each with its own responsible person', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, {
      activities: ['2026-04-01', '2026-05-01'].map((startDate) => ({ startDate })),
    });
    expect(refusalOf(await update({ id, version: 1, startDate: '2026-04-02', endDate: null }))).toEqual([
      'input.required',
      'input.activities',
    ]);
    const chosen = [{ startDate: '2026-05-01', responsible: world.ola.id }, { startDate: '2026-06-01' }];
    await updated({ id, version: 1, activities: chosen, responsible: world.kari.id });
    const now = await activities(id, 'responsible { name } assignedBy { name }');
    expect(now.map(({ startDate, responsible }) => [startDate, responsible])).toEqual([
      ['2026-05-01', { name: 'Ola Vik' }],
      ['2026-06-01', { name: 'Kari Nes' }],
    ]);
  });
});

describe('what activities have of their series', () => {
  it('changes with it, where they have none of their own', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, {
      ...monthly,
      reminder: 'ONE_DAY',
      responsible: world.kari.id,
    });
    const [done, own] = instances.nodes;
    await tick(done!.id);
    const ofItsOwn = { title: 'Eige', description: richText('Eiga'), reminderDate: '2026-04-01', responsible: null };
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: own!.id, version: 1, ...ofItsOwn }));
    const change = { title: 'Ny', description: richText('Nytt'), reminder: 'ONE_WEEK', responsible: world.ola.id };
    await updated({ id, version: 1, ...change, startTime: '08:00', tags: ['Økonomi'] });
    const fields =
      'title descriptionText reminderDate responsible { name } assignedBy { name } startTime tags { title }';
    const shared = { startTime: '08:00', tags: [{ title: 'Økonomi' }] };
    const kari = { name: 'Kari Nes' };
    expect((await activities(id, fields)).slice(0, 3)).toMatchObject([
      { version: 3, title: 'Ny', descriptionText: 'Nytt', reminderDate: '2026-03-14', responsible: kari, ...shared },
      { version: 2, title: 'Eige', descriptionText: 'Eiga', reminderDate: '2026-04-01', responsible: null, ...shared },
      {
        version: 2,
        title: 'Ny',
        descriptionText: 'Nytt',
        reminderDate: '2026-05-08',
        responsible: { name: 'Ola Vik' },
        assignedBy: kari,
        ...shared,
      },
    ]);
  });

  it('is left alone by a change that is none of theirs', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, { ...monthly, tags: ['Gamal'] });
    await updated({ id, version: 1, tags: [], startTime: null, responsible: null, todoTemplate: ['Ny'] });
    expect((await activities(id)).map(({ version }) => version)).toEqual([1, 1, 1, 1, 1, 1]);
    const query = `{ event(id: "${id}") { todoTemplate tags { title } endRepetitionDate } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      event: { todoTemplate: ['Ny'], tags: [], endRepetitionDate: '2026-08-31' },
    });
  });
});

it('keeps what was before, and tells those who look at the year wheel', async () => {
  const { id } = await makeEvent(world, world.kari, calendar, monthly);
  await updated({ id, version: 1, title: 'Ny tittel' });
  const kept = await world.db
    .selectFrom('revision')
    .select(['version', 'body'])
    .where('subject_id', '=', Number(id))
    .orderBy('version')
    .execute();
  expect(kept.map(({ version, body }) => [version, (body as { title: string }).title])).toEqual([
    [1, 'Budsjettmøte'],
    [2, 'Ny tittel'],
  ]);
  const told = await world.db.selectFrom('domain_event').select('name').where('subject_id', '=', Number(id)).execute();
  expect(told.map(({ name }) => name)).toEqual(['event.created', 'event.updated']);
});
