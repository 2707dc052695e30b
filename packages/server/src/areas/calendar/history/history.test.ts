import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, hidden, limited, open, richText, writtenBy } from '../../../subject/testing/things.ts';
import { changesOf, type ShownChange, undoneBy } from '../testing/histories.ts';
import { call, makeCalendar, makeEvent, removeActivity } from '../testing/wheels.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, writtenBy(world.ola));
});
afterAll(() => world.close());

const historyOf = (type: 'calendar' | 'event' | 'eventInstance', id: string, as: TestPerson = world.kari) =>
  changesOf(world, as, type, id);
const undo = (id: string, as: TestPerson = world.kari) => undoneBy(world, as, id);
const change = async (name: 'updateCalendar' | 'updateEvent' | 'updateEventInstance', input: object, as = world.kari) =>
  dataOf(await call(world, as, name, input));
const removeOne = (id: string, scope?: string) => removeActivity(world, world.kari, id, scope);
const text = (...texts: string[]) => texts.map((one) => ({ text: one, code: null }));
const code = (...codes: string[]) => codes.map((one) => ({ text: null, code: one }));
const tail = ([, ...rest]: ShownChange[]) => rest;
const monthly = {
  startDate: '2026-03-15',
  repetitionDefinition: { unit: 'MONTH', interval: 1 },
  endRepetitionDate: '2026-06-30',
};

describe('who may not read a history or undo', () => {
  it('is whoever only reads: what was hidden before the year wheel was opened stays unknown', async () => {
    const wheel = await makeCalendar(world, world.kari, {
      ...hidden,
      persons: [{ person: world.per.id, access: 'READ' }],
    });
    const { id, instances } = await makeEvent(world, world.kari, wheel, { title: 'Løynd før' });
    const day = instances.nodes[0]!.id;
    await change('updateEvent', { id, version: 1, title: 'Open no' });
    await change('updateEventInstance', { id: day, version: 2, note: null, title: 'Open no' });
    await change('updateCalendar', { id: wheel, version: 1, title: 'Til alle', access: open });
    const [changed] = await historyOf('event', id);
    const all = 'history { totalCount nodes { id fields { before { text code } } } } lastChange { id }';
    const query = `{ calendar(id: "${wheel}") { ${all} } event(id: "${id}") { ${all} } eventInstance(id: "${day}") { ${all} } }`;
    const nothing = { history: { totalCount: 0, nodes: [] }, lastChange: null };
    for (const reader of [world.per, world.ola]) {
      expect(dataOf(await world.graphql(reader, query))).toEqual({
        calendar: nothing,
        event: nothing,
        eventInstance: nothing,
      });
      expect(await undo(changed!.id, reader)).toEqual(await undo('999999', reader));
    }
  });

  it('hears when it was last changed, and by whom, of what they may read', async () => {
    const wheel = await makeCalendar(world, world.kari, {
      ...open,
      persons: [{ person: world.ola.id, access: 'WRITE' }],
    });
    const { id, instances } = await makeEvent(world, world.kari, wheel);
    const [draft, day] = [(await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id, instances.nodes[0]!.id];
    const edit = 'lastEdit { by { name } }';
    const query = `{ calendar(id: "${wheel}") { ${edit} } event(id: "${id}") { ${edit} } eventInstance(id: "${day}") { ${edit} } }`;
    const names = async (as: TestPerson) =>
      Object.values(
        dataOf(await world.graphql<Record<string, { lastEdit: { by: { name: string } } | null }>>(as, query)),
      ).map((thing) => thing.lastEdit?.by.name);
    expect(await names(world.per)).toEqual(['Kari Nes', 'Kari Nes', undefined]);
    await change('updateEventInstance', { id: day, version: 1, title: 'Ny' }, world.ola);
    expect(await names(world.per)).toEqual(['Ola Vik', 'Ola Vik', 'Ola Vik']);
    await change('updateEventInstance', { id: day, version: 2, title: 'Nyare' });
    await change('updateEventInstance', { id: draft, version: 1, status: 'DRAFT' }, world.ola);
    expect([await names(world.per), await names(world.ola)]).toEqual([
      ['Kari Nes', 'Kari Nes', 'Kari Nes'],
      ['Ola Vik', 'Kari Nes', 'Kari Nes'],
    ]);
  });

  it('is a stranger: of a limited year wheel there is none, of a hidden one not a word', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const { id, instances } = await makeEvent(world, world.kari, calendar);
    const { id: hiddenEvent } = await makeEvent(world, world.kari, secret);
    await change('updateEvent', { id, version: 1, title: 'Ny' });
    await change('updateEvent', { id: hiddenEvent, version: 1, title: 'Ny' });
    const [seen, unseen] = [(await historyOf('event', id))[0]!.id, (await historyOf('event', hiddenEvent))[0]!.id];
    const query = `{ calendar(id: "${calendar}") { history { totalCount } } }`;
    expect(dataOf(await world.graphql(world.per, query))).toEqual({ calendar: { history: null } });
    const ofInstance = `{ eventInstance(id: "${instances.nodes[0]!.id}") { history { totalCount } } }`;
    expect(refusalOf(await world.graphql(world.per, ofInstance))).toEqual(['notFound', 'id']);
    const before = await everyTable(world);
    expect(refusalOf(await undo(seen, world.per))).toEqual(['notFound', 'id']);
    expect(refusalOf(await undo(unseen, world.per))).toEqual(['notFound', 'id']);
    expect(refusalOf(await undo('999999'))).toEqual(['notFound', 'id']);
    expect(await everyTable(world)).toBe(before);
  });

  it('is everybody where it is archived, and of what other calls undo', async () => {
    const wheel = await makeCalendar(world, world.kari);
    await change('updateCalendar', { id: wheel, version: 1, title: 'Ny' });
    const [renamed] = await historyOf('calendar', wheel);
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${wheel}") { id } }`));
    expect(refusalOf(await undo(renamed!.id))).toEqual(['calendar.archived']);
    dataOf(await world.graphql(world.kari, `mutation { unArchiveCalendar(id: "${wheel}") { id } }`));
    const [unarchived, archived] = await historyOf('calendar', wheel);
    expect(archived!.fields).toEqual([{ field: 'status', before: code('PUBLISHED'), after: code('ARCHIVED') }]);
    expect(refusalOf(await undo(unarchived!.id))).toEqual(['notAllowed', 'id']);
    expect([renamed, unarchived, archived].map((one) => one!.undoneBy)).toEqual(['UNDO', 'ARCHIVE', 'ARCHIVE']);
  });

  it('is everybody where a removal is undone already, or too long ago: it says so itself', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    const [first, second] = instances.nodes;
    await removeOne(first!.id);
    await removeOne(second!.id);
    await sql`update subject set last_updated = ${world.services.now()}::timestamptz - interval '30 days' where id = ${second!.id}`.execute(
      world.db,
    );
    dataOf(await world.graphql(world.kari, `mutation { restoreEventInstance(id: "${first!.id}") { id } }`));
    const changes = await historyOf('event', id);
    expect(changes.map(({ undoneBy }) => undoneBy)).toEqual(['NOTHING', 'NOTHING', 'NOTHING']);
    expect(changes.map(({ removed }) => removed)).toEqual([0, 0, 0]);
    expect(refusalOf(await undo(changes[0]!.id))).toEqual(['notAllowed', 'id']);
    expect(refusalOf(await undo(changes[2]!.id))).toEqual(['conflict', 'id']);
  });

  it('is whoever is late: what was changed again is not undone, and the refusal says the newer version', async () => {
    const { id } = await makeEvent(world, world.kari, calendar);
    await change('updateEvent', { id, version: 1, title: 'Fyrst' });
    const [first] = await historyOf('event', id);
    await change('updateEvent', { id, version: 2, title: 'Sist' }, world.ola);
    const before = await everyTable(world);
    const { extensions } = (await undo(first!.id)).errors![0]!;
    expect(extensions).toEqual({ code: 'conflict', field: 'id', values: { version: 3 } });
    expect(await everyTable(world)).toBe(before);
  });
});

describe('a history', () => {
  it('says who changed what, field by field, in words: of the year wheel and all on it, the latest first', async () => {
    const wheel = await makeCalendar(world, world.kari, limited);
    const access = writtenBy(world.ola);
    await change('updateCalendar', { id: wheel, version: 1, access, description: richText('Kva vi gjer') });
    const { instances } = await makeEvent(world, world.kari, wheel, { reminder: 'ONE_DAY' });
    const id = instances.nodes[0]!.id;
    await change(
      'updateEventInstance',
      { id, version: 1, responsible: world.kari.id, endDate: '2026-06-05' },
      world.ola,
    );
    await change('updateEventInstance', { id, isDone: true });
    const [ticked, moved, shared, ...none] = await historyOf('calendar', wheel);
    expect(none).toEqual([]);
    expect([shared!.day, moved!.day, moved!.isSingle]).toEqual([null, '2026-06-01', true]);
    expect([ticked!.by.name, ticked!.kind, ticked!.fields]).toEqual([
      'Kari Nes',
      'EVENT_INSTANCE',
      [{ field: 'isDone', before: code('false'), after: code('true') }],
    ]);
    expect([moved!.by.name, moved!.title]).toEqual(['Ola Vik', 'Budsjettmøte']);
    expect(moved!.fields.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'endDate', before: text('2026-06-01'), after: text('2026-06-05') },
      { field: 'reminderDate', before: text('2026-05-31'), after: text('2026-06-04') },
      { field: 'responsible', before: [], after: text('Kari Nes') },
    ]);
    expect(shared!.fields.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'access', before: [], after: [{ text: 'Ola Vik', code: 'WRITE' }] },
      { field: 'description', before: [], after: text('Kva vi gjer') },
    ]);
    expect(await historyOf('eventInstance', id)).toEqual([ticked, moved]);
  });

  it('is found from what was just saved: the change that made its version, and none where nothing changed', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar);
    const save = (type: string, input: object, as: TestPerson) =>
      world.graphql<Record<string, { lastChange: Omit<ShownChange, 'id'> | null }>>(
        as,
        `mutation ($input: Update${type}Input!) { update${type}(input: $input) { lastChange { by { name } fields { field } } } }`,
        { input },
      );
    const fieldsOf = (field: string, name: string) => ({ lastChange: { by: { name }, fields: [{ field }] } });
    const renamed = await save('Event', { id, version: 1, title: 'Ny' }, world.ola);
    const same = await save('Event', { id, version: 2, title: 'Ny' }, world.kari);
    const input = { id: instances.nodes[0]!.id, version: 2, endDate: '2026-06-09' };
    const moved = await save('EventInstance', input, world.kari);
    expect([renamed, same, moved].map(dataOf)).toEqual([
      { updateEvent: fieldsOf('title', 'Ola Vik') },
      { updateEvent: { lastChange: null } },
      { updateEventInstance: fieldsOf('endDate', 'Kari Nes') },
    ]);
    const query = `{ calendar(id: "${calendar}") { lastChange { id } } }`;
    expect(dataOf(await world.graphql(world.per, query))).toEqual({ calendar: { lastChange: null } });
  });

  it('of a series tells only what the series changed, not that its activity was moved in between', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar);
    await change('updateEvent', { id, version: 1, reminder: 'ONE_WEEK' });
    const [open] = instances.nodes;
    await change('updateEventInstance', { id: open!.id, version: 2, startDate: '2026-06-08', endDate: '2026-06-08' });
    await change('updateEvent', { id, version: 2, title: 'Ny' }, world.ola);
    const [renamed] = await historyOf('event', id);
    expect(renamed!.fields).toEqual([{ field: 'title', before: text('Budsjettmøte'), after: text('Ny') }]);
    dataOf(await undo(renamed!.id));
    const query = `{ eventInstance(id: "${open!.id}") { title startDate } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      eventInstance: { title: 'Budsjettmøte', startDate: '2026-06-08' },
    });
  });

  it('tells that a series was removed and brought back, by whom', async () => {
    const wheel = await makeCalendar(world, world.kari);
    const { id } = await makeEvent(world, world.kari, wheel);
    dataOf(await world.graphql(world.kari, `mutation { removeEvent(id: "${id}") }`));
    expect(await historyOf('calendar', wheel)).toEqual([]);
    dataOf(await world.graphql(world.astrid, `mutation { restoreEvent(id: "${id}") { id } }`));
    const told = (await historyOf('calendar', wheel)).map(({ by, undoneBy, fields: [one, ...more] }) => [
      by.name,
      undoneBy,
      one,
      more,
    ]);
    expect(told).toEqual([
      ['Astrid Berg', 'TRASH', { field: 'status', before: code('OBSOLETE'), after: code('PUBLISHED') }, []],
      ['Kari Nes', 'TRASH', { field: 'status', before: code('PUBLISHED'), after: code('OBSOLETE') }, []],
    ]);
  });

  it('comes in pages, and counts them all', async () => {
    const { id } = await makeEvent(world, world.kari, calendar);
    for (const [index, title] of ['A', 'B', 'C'].entries())
      await change('updateEvent', { id, version: index + 1, title });
    const query = `{ event(id: "${id}") { history(limit: 1, offset: 1) { totalCount pageInfo { hasNextPage } nodes { fields { after { text } } } } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      event: {
        history: {
          totalCount: 3,
          pageInfo: { hasNextPage: true },
          nodes: [{ fields: [{ after: [{ text: 'B' }] }] }],
        },
      },
    });
  });

  it('of an activity goes on where a change of its series reaches it', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar);
    const instance = instances.nodes[0]!.id;
    await change('updateEventInstance', { id: instance, version: 1, note: richText('Hugs') });
    await change('updateEvent', { id, version: 1, title: 'Ny' }, world.ola);
    const [renamed] = await historyOf('eventInstance', instance);
    expect(renamed).toMatchObject({
      by: { name: 'Ola Vik' },
      fields: [{ field: 'title', before: text('Budsjettmøte'), after: text('Ny') }],
    });
  });
});

describe('undoing a change', () => {
  it('of a year wheel gives back title and access, and stands in the history itself', async () => {
    const wheel = await makeCalendar(world, world.kari, limited);
    await change('updateCalendar', {
      id: wheel,
      version: 1,
      title: 'Ny',
      access: { ...hidden, groups: [], organizations: [{ organization: world.lundvik.id, access: 'WRITE' }] },
    });
    const [changed] = await historyOf('calendar', wheel);
    const undone = dataOf(await undo(changed!.id)).undoChange;
    expect(undone.fields.find(({ field }) => field === 'access')).toEqual({
      field: 'access',
      before: [{ text: 'Lundvik kommune', code: 'WRITE' }],
      after: [],
    });
    const query = `{ calendar(id: "${wheel}") { title version access { visibility organizations { access } persons { access } } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      calendar: {
        title: 'Økonomi og budsjett',
        version: 3,
        access: { visibility: 'PUBLIC', organizations: [], persons: [{ access: 'OWNER' }] },
      },
    });
    expect(tail(await historyOf('calendar', wheel))).toEqual([{ ...changed, title: 'Økonomi og budsjett' }]);
    expect(refusalOf(await undo(changed!.id))).toEqual(['conflict', 'id']);
  });

  it('of an activity gives back its days, and the description of the series', async () => {
    const { instances } = await makeEvent(world, world.kari, calendar);
    const id = instances.nodes[0]!.id;
    await change('updateEventInstance', { id, version: 1, startDate: '2026-06-03', endDate: '2026-06-04' });
    await change('updateEventInstance', { id, version: 2, description: richText('Eiga') });
    for (const { id: changeId } of await historyOf('eventInstance', id)) dataOf(await undo(changeId, world.ola));
    const query = `{ eventInstance(id: "${id}") { startDate endDate descriptionText } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      eventInstance: { startDate: '2026-06-01', endDate: '2026-06-01', descriptionText: 'Sjå rutinen' },
    });
  });

  it.each([
    ['a repetition', monthly, { repetitionDefinition: { unit: 'MONTH', interval: 3 } }],
    ['a repetition that became a single activity', monthly, { repetitionDefinition: null, endDate: null }],
    ['a single activity', { startDate: '2026-06-01' }, { startDate: '2026-06-08', endDate: null, tags: ['Ny'] }],
    [
      'chosen dates',
      { activities: [{ startDate: '2026-06-01' }, { startDate: '2026-07-01' }] },
      { activities: [{ startDate: '2026-06-08' }] },
    ],
    ['a single activity that became a repetition', { startDate: '2026-06-15' }, { ...monthly, endDate: '2026-06-15' }],
  ])('of a series gives back the days of %s', async (_, made, changed) => {
    const { id } = await makeEvent(world, world.kari, calendar, made);
    const query = `{ event(id: "${id}") { startDate endDate endRepetitionDate repetitionDefinition { unit interval } tags { title }
      instances(limit: 100) { nodes { startDate endDate } } } }`;
    const before = dataOf(await world.graphql(world.kari, query));
    await change('updateEvent', { id, version: 1, ...changed });
    expect(dataOf(await world.graphql(world.kari, query))).not.toEqual(before);
    const [latest] = (await historyOf('event', id)).filter(({ kind }) => kind === 'EVENT');
    dataOf(await undo(latest!.id));
    expect(dataOf(await world.graphql(world.kari, query))).toEqual(before);
  });

  it.each([
    ['one activity of a repetition', monthly, 'ONE', 1],
    ['the rest of a repetition', monthly, 'REST', 3],
    [
      'one of several chosen dates',
      { activities: [{ startDate: '2026-06-01' }, { startDate: '2026-07-01' }] },
      'ONE',
      1,
    ],
  ])('that removed %s brings back the very same, with note and days', async (_, made, scope, count) => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, made);
    const going = instances.nodes[1]!.id;
    await change('updateEventInstance', { id: going, version: 1, note: richText('Hugs') });
    const query = `{ event(id: "${id}") { endRepetitionDate instances { nodes { id startDate noteText } } } }`;
    const before = dataOf(await world.graphql(world.kari, query));
    await removeOne(going, scope);
    await change('updateEvent', { id, version: 2, title: 'Ny' });
    const [, removed] = (await historyOf('event', id)).filter(({ kind }) => kind === 'EVENT');
    expect([removed!.undoneBy, removed!.removed]).toEqual(['UNDO', count]);
    dataOf(await undo(removed!.id, world.ola));
    expect(dataOf(await world.graphql(world.kari, query))).toEqual(before);
  });

  it('asks the rules: nobody becomes responsible again who may no longer read the year wheel', async () => {
    const wheel = await makeCalendar(world, world.kari, {
      ...limited,
      persons: [{ person: world.per.id, access: 'READ' }],
    });
    const { instances } = await makeEvent(world, world.kari, wheel, { responsible: world.per.id });
    const id = instances.nodes[0]!.id;
    await change('updateEventInstance', { id, version: 1, responsible: null });
    await change('updateCalendar', { id: wheel, version: 1, access: limited });
    const [, handedOver] = await historyOf('calendar', wheel);
    expect(refusalOf(await undo(handedOver!.id))).toEqual(['calendar.responsible', 'input.responsible']);
  });
});
