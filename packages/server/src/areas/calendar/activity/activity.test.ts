import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { eventsOf, limited, richText } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, { ...limited, persons: [{ person: world.ola.id, access: 'READ' }] });
});
afterAll(() => world.close());

type Updated = { version: number; isDone: boolean; isFavourite: boolean; status: string };
const update = (input: object, as = world.kari) => call<Updated>(world, as, 'updateEventInstance', input);
const updated = async (input: object, as = world.kari) => dataOf(await update(input, as)).updateEventInstance;
const makeInstance = async (more = {}) => (await makeEvent(world, world.kari, calendar, more)).instances.nodes[0]!.id;
const read = async (id: string, fields: string, as: TestPerson = world.kari) =>
  dataOf(await world.graphql<{ eventInstance: object }>(as, `{ eventInstance(id: "${id}") { ${fields} } }`))
    .eventInstance;
const told = (id: string) => eventsOf(world, id);

describe('what is refused', () => {
  it('a reader neither ticks nor changes, and may well mark a favourite', async () => {
    const id = await makeInstance();
    expect(refusalOf(await update({ id, isDone: true }, world.ola))).toEqual(['notAllowed', 'input.id']);
    expect(refusalOf(await update({ id, version: 1, isFavourite: true, note: richText('x') }, world.ola))).toEqual([
      'notAllowed',
      'input.id',
    ]);
    expect(await updated({ id, version: 1, isFavourite: true }, world.ola)).toMatchObject({
      isFavourite: true,
      version: 1,
    });
    expect([await read(id, 'isFavourite', world.ola), await read(id, 'isFavourite')]).toEqual([
      { isFavourite: true },
      { isFavourite: false },
    ]);
    expect(await updated({ id, version: 1, isFavourite: false }, world.ola)).toMatchObject({ isFavourite: false });
    expect(await told(id)).toEqual([]);
  });

  it('the second of two who save the same activity', async () => {
    const id = await makeInstance();
    expect(await updated({ id, version: 1, title: 'Fyrst' })).toMatchObject({ version: 2 });
    expect(refusalOf(await update({ id, version: 1, title: 'Sist' }))).toEqual(['conflict', 'input.version']);
    expect(await read(id, 'title')).toEqual({ title: 'Fyrst' });
  });

  it('a form that was opened before somebody ticked', async () => {
    const id = await makeInstance();
    await updated({ id, isDone: true });
    expect(refusalOf(await update({ id, version: 1, title: 'Ny', isDone: false }))[0]).toBe('conflict');
  });
});

describe('a tick', () => {
  it('needs no version, saves as published, and tells of completion and of its undoing', async () => {
    const id = await makeInstance();
    await updated({ id, version: 1, status: 'DRAFT' });
    expect(await updated({ id, isDone: true })).toEqual({
      id,
      version: 3,
      isDone: true,
      isFavourite: false,
      status: 'PUBLISHED',
    });
    expect(await updated({ id, isDone: false, status: 'PUBLISHED' })).toMatchObject({ isDone: false, version: 4 });
    expect(await told(id)).toEqual(['eventInstance.updated', 'eventInstance.completed', 'eventInstance.restored']);
  });

  it('a second time changes nothing and tells nobody', async () => {
    const id = await makeInstance();
    await updated({ id, isDone: true });
    expect(await updated({ id, isDone: true })).toMatchObject({ version: 2 });
    expect(await told(id)).toEqual(['eventInstance.completed']);
  });

  it('moves the progress of the year wheel, of the series and of the year', async () => {
    const wheel = await makeCalendar(world, world.kari);
    const { id: series, instances } = await makeEvent(world, world.kari, wheel, {
      startDate: '2026-12-30',
      endDate: '2027-01-02',
      repetitionDefinition: { unit: 'YEAR', interval: 1 },
      endRepetitionDate: '2027-12-31',
    });
    await updated({ id: instances.nodes[0]!.id, isDone: true });
    const progress = '{ done total percent }';
    const answer = await world.graphql(
      world.kari,
      `{ event(id: "${series}") { progress ${progress} } calendar(id: "${wheel}") { progress ${progress}
      next: progress(year: 2027) ${progress} last: progress(year: 2028) ${progress} } }`,
    );
    expect(dataOf(answer)).toEqual({
      event: { progress: { done: 1, total: 2, percent: 50 } },
      calendar: {
        progress: { done: 1, total: 1, percent: 100 },
        next: { done: 1, total: 2, percent: 50 },
        last: { done: 0, total: 1, percent: 0 },
      },
    });
  });
});

describe('a change', () => {
  it('leaves what is left out, and empties what is null', async () => {
    const id = await makeInstance({
      endDate: '2026-06-04',
      startDate: '2026-06-01',
      reminder: 'TWO_DAYS',
      responsible: world.ola.id,
    });
    await updated({ id, version: 1, note: richText('Gjekk bra') });
    const fields = 'title descriptionText noteText note startDate endDate reminderDate responsible { name }';
    const before = {
      title: 'Budsjettmøte',
      descriptionText: 'Sjå rutinen',
      startDate: '2026-06-01',
      responsible: { name: 'Ola Vik' },
    };
    expect(await read(id, fields)).toMatchObject({
      ...before,
      noteText: 'Gjekk bra',
      endDate: '2026-06-04',
      reminderDate: '2026-06-02',
    });
    await updated({ id, version: 2, note: null, endDate: null, reminderDate: null, responsible: null });
    expect(await read(id, fields)).toMatchObject({
      ...before,
      note: null,
      noteText: null,
      endDate: '2026-06-01',
      reminderDate: null,
      responsible: null,
    });
  });

  it('of the deadline takes the reminder along, unless it gets a day of its own', async () => {
    const id = await makeInstance({ reminder: 'ONE_WEEK' });
    await updated({ id, version: 1, endDate: '2026-06-11' });
    expect(await read(id, 'reminderDate')).toEqual({ reminderDate: '2026-06-04' });
    await updated({ id, version: 2, endDate: '2026-06-20', reminderDate: '2026-06-01' });
    expect(await read(id, 'reminderDate')).toEqual({ reminderDate: '2026-06-01' });
  });

  it('of one activity leaves its series and the others as they are', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, {
      activities: [{ startDate: '2026-06-01' }, { startDate: '2026-07-01' }],
    });
    const [first, second] = instances.nodes;
    await updated({ id: first!.id, version: 1, title: 'Eige', description: richText('Eiga skildring') });
    expect(await read(first!.id, 'title descriptionText')).toEqual({
      title: 'Eige',
      descriptionText: 'Eiga skildring',
    });
    expect(await read(second!.id, 'title descriptionText event { title descriptionText }')).toEqual({
      title: 'Budsjettmøte',
      descriptionText: 'Sjå rutinen',
      event: { title: 'Budsjettmøte', descriptionText: 'Sjå rutinen' },
    });
    const { event } = dataOf(await world.graphql<{ event: object }>(world.kari, `{ event(id: "${id}") { version } }`));
    expect(event).toEqual({ version: 1 });
  });

  it('of a single activity is one of its series too: what is made of it by repeating it keeps title, day and person', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, { reminder: 'ONE_WEEK' });
    const only = instances.nodes[0]!.id;
    const moved = { startDate: '2026-06-15', endDate: '2026-06-16', reminderDate: '2026-06-14' };
    await updated({ id: only, version: 1, title: 'Årsrapport', responsible: world.ola.id, ...moved });
    const fields = 'version title startDate endDate reminder responsible { name } assignedBy { name }';
    const now = { title: 'Årsrapport', startDate: '2026-06-15', endDate: '2026-06-16', reminder: 'TWO_DAYS' };
    const who = { responsible: { name: 'Ola Vik' }, assignedBy: { name: 'Kari Nes' } };
    const series = async (more = '') =>
      dataOf(await world.graphql<{ event: object }>(world.kari, `{ event(id: "${id}") { ${fields} ${more} } }`)).event;
    expect(await series()).toEqual({ version: 1, ...now, ...who });

    const days = { id, repetitionDefinition: { unit: 'YEAR', interval: 1 }, endRepetitionDate: '2027-12-31' };
    const counts = await world.graphql<{ previewEventChange: object }>(
      world.kari,
      'query ($input: PreviewEventChangeInput!) { previewEventChange(input: $input) { kept removed added } }',
      { input: days },
    );
    expect(dataOf(counts).previewEventChange).toEqual({ kept: 1, removed: 0, added: 1 });
    dataOf(await call(world, world.kari, 'updateEvent', { ...days, version: 1 }));
    expect(await series('instances { nodes { id title startDate responsible { name } } }')).toMatchObject({
      instances: {
        nodes: [
          { id: only, title: 'Årsrapport', startDate: '2026-06-15', responsible: who.responsible },
          { title: 'Årsrapport', startDate: '2027-06-15', responsible: who.responsible },
        ],
      },
    });
  });

  it('of who is responsible remembers who asked them', async () => {
    const id = await makeInstance();
    await updated({ id, version: 1, responsible: world.ola.id });
    expect(await read(id, 'responsible { name } assignedBy { name }')).toEqual({
      responsible: { name: 'Ola Vik' },
      assignedBy: { name: 'Kari Nes' },
    });
  });

  it('is kept with what was before', async () => {
    const id = await makeInstance();
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
  });

  it('makes the year wheel the latest changed; a tick does not', async () => {
    const wheel = await makeCalendar(world, world.kari);
    const { instances } = await makeEvent(world, world.kari, wheel);
    const id = instances.nodes[0]!.id;
    const changedAt = async () =>
      await world.db
        .selectFrom('subject')
        .select(['last_updated', 'version'])
        .where('id', '=', Number(wheel))
        .executeTakeFirstOrThrow();
    const before = await changedAt();
    await updated({ id, isDone: true });
    expect(await changedAt()).toEqual(before);
    await updated({ id, version: 2, title: 'Ny' });
    const after = await changedAt();
    expect(after.last_updated > before.last_updated).toBe(true);
    expect(after.version).toBe(1);
  });
});

describe('the next deadline of a year wheel', () => {
  const nextDeadline = async (id: string) =>
    dataOf(
      await world.graphql<{ calendar: { nextDeadline: string | null } }>(
        world.kari,
        `{ calendar(id: "${id}") { nextDeadline } }`,
      ),
    ).calendar.nextDeadline;

  it('follows what is made, ticked, moved and unpublished', async () => {
    const wheel = await makeCalendar(world, world.kari);
    expect(await nextDeadline(wheel)).toBeNull();
    const { instances } = await makeEvent(world, world.kari, wheel, {
      activities: ['2026-03-01', '2026-03-02', '2026-04-01', '2026-05-01'].map((startDate) => ({ startDate })),
    });
    const [, today, april, may] = instances.nodes.map(({ id }) => id);
    expect(await nextDeadline(wheel)).toBe('2026-03-02');
    await updated({ id: today!, isDone: true });
    expect(await nextDeadline(wheel)).toBe('2026-04-01');
    await updated({ id: april!, version: 1, endDate: '2026-05-20' });
    expect(await nextDeadline(wheel)).toBe('2026-05-01');
    await updated({ id: may!, version: 1, status: 'DRAFT' });
    expect(await nextDeadline(wheel)).toBe('2026-05-20');
  });
});
