import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, hidden, limited, richText } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';

/** Several series at once: all of them, or none. */
let world: World;
let calendar: string;
let asleep: string;
let secret: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, { ...limited, persons: [{ person: world.ola.id, access: 'READ' }] });
  asleep = await makeCalendar(world, world.kari);
  dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${asleep}") { id } }`));
  secret = await makeCalendar(world, world.per, hidden);
});
afterAll(() => world.close());

type Made = {
  id: string;
  title: string;
  instances: { nodes: { endDate: string; responsible: { name: string } | null }[] };
};
const create = (input: object[], as: TestPerson = world.kari) =>
  world.graphql<{ createEvents: Made[] }>(
    as,
    `mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { id title instances { nodes { endDate responsible { name } } } } }`,
    { input },
  );
const remove = (ids: string[], as: TestPerson = world.kari) =>
  world.graphql<{ removeEvents: string[] }>(as, 'mutation ($ids: [ID!]!) { removeEvents(ids: $ids) }', { ids });
const activity = (title: string, more: object = {}) => ({
  calendar,
  title,
  description: richText('Sjå rutinen'),
  startDate: '2026-06-01',
  ...more,
});
const daily = { repetitionDefinition: { unit: 'DAY', interval: 1 } };

describe('several new activities are refused as a whole, and nothing is written', () => {
  const refused = async (input: object[], as?: TestPerson) => {
    const before = await everyTable(world);
    const refusal = refusalOf(await create(input, as));
    expect(await everyTable(world)).toBe(before);
    return refusal;
  };

  it('for one without a title, or with a deadline before its start, by its place', async () => {
    expect(await refused([activity('Budsjett'), activity('Rapport'), activity(' ')])).toEqual([
      'input.required',
      'input.2.title',
    ]);
    expect(await refused([activity('Budsjett'), activity('Rapport', { endDate: '2026-05-01' })])).toEqual([
      'input.endBeforeStart',
      'input.1.endDate',
    ]);
  });

  it('for one whose responsible person may not read the year wheel', async () => {
    const strange = activity('Rapport', { responsible: world.per.id });
    expect(await refused([activity('Budsjett', { responsible: world.ola.id }), strange])).toEqual([
      'calendar.responsible',
      'input.1.responsible',
    ]);
  });

  it('for one that would never happen', async () => {
    const never = {
      startDate: '2026-03-10',
      endRepetitionDate: '2026-03-20',
      repetitionDefinition: { unit: 'MONTH', interval: 1, position: 'LAST', weekday: 'FRIDAY' },
    };
    expect(await refused([activity('Budsjett'), activity('Aldri', never)])).toEqual([
      'input.noActivity',
      'input.1.repetitionDefinition',
    ]);
  });

  it('for one in a year wheel that Kari may not know of, or that is archived', async () => {
    expect(await refused([activity('Budsjett'), activity('Rapport', { calendar: secret })])).toEqual([
      'notFound',
      'input.1.calendar',
    ]);
    expect(await refused([activity('Budsjett'), activity('Rapport', { calendar: asleep })])).toEqual([
      'calendar.archived',
    ]);
  });

  it('for Ola, who may only read, and for Per, a stranger', async () => {
    expect(await refused([activity('Budsjett')], world.ola)).toEqual(['notAllowed', 'input.0.calendar']);
    expect(await refused([activity('Budsjett')], world.per)).toEqual(['notAllowed', 'input.0.calendar']);
  });

  it('where there is none, more than a hundred, or more days than one call may write', async () => {
    expect(await refused([])).toEqual(['input.noActivity', 'input']);
    expect(await refused(Array.from({ length: 101 }, () => activity('Budsjett')))).toEqual(['input.tooMany', 'input']);
    expect(await refused(Array.from({ length: 8 }, () => activity('Kvar dag', daily)))).toEqual([
      'input.tooMany',
      'input',
    ]);
  });
});

describe('several new activities', () => {
  it('are made in their order, each with its own days and people, and the year wheel knows its next deadline', async () => {
    const answer = await create([
      activity('Rapport', { startDate: '2026-09-01', endDate: '2026-09-15' }),
      activity('Budsjett', { responsible: world.ola.id, tags: ['Økonomi'] }),
      activity('Møte', { startDate: '2026-04-01', ...daily, endRepetitionDate: '2026-04-03' }),
    ]);
    const made = dataOf(answer).createEvents;
    expect(made.map(({ title, instances }) => [title, instances.nodes.length])).toEqual([
      ['Rapport', 1],
      ['Budsjett', 1],
      ['Møte', 3],
    ]);
    expect(made[0]!.instances.nodes).toEqual([{ endDate: '2026-09-15', responsible: null }]);
    expect(made[1]!.instances.nodes[0]!.responsible?.name).toBe(world.ola.name);
    const query = `{ calendar(id: "${calendar}") { nextDeadline tags { title } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      calendar: { nextDeadline: '2026-04-01', tags: [{ title: 'Økonomi' }] },
    });
  });

  it('may stand in different year wheels', async () => {
    const other = await makeCalendar(world, world.kari);
    const made = dataOf(await create([activity('Her'), activity('Der', { calendar: other })])).createEvents;
    const query = `{ calendar(id: "${other}") { events { nodes { id } } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      calendar: { events: { nodes: [{ id: made[1]!.id }] } },
    });
  });

  it('are told one by one', async () => {
    const made = dataOf(await create([activity('Éin'), activity('To')])).createEvents;
    const ids = made.map(({ id }) => Number(id));
    const told = await world.db
      .selectFrom('domain_event')
      .select(['name', 'subject_id'])
      .where('subject_id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(told).toEqual(ids.map((subject_id) => ({ name: 'event.created', subject_id })));
  });
});

describe('several series are removed', () => {
  it('not at all, where one of them may not be, is not there, or sleeps in the archive', async () => {
    const [mine, theirs] = [
      (await makeEvent(world, world.kari, calendar)).id,
      (await makeEvent(world, world.per, secret)).id,
    ];
    const sleeping = await makeCalendar(world, world.kari);
    const { id: archived } = await makeEvent(world, world.kari, sleeping);
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${sleeping}") { id } }`));
    const before = await everyTable(world);
    expect(refusalOf(await remove([mine, theirs]))).toEqual(['notFound', 'ids']);
    expect(refusalOf(await remove([mine, '999999']))).toEqual(['notFound', 'ids']);
    expect(refusalOf(await remove([mine, archived]))).toEqual(['calendar.archived']);
    expect(refusalOf(await remove([mine], world.ola))).toEqual(['notAllowed', 'ids']);
    expect(refusalOf(await remove(Array.from({ length: 101 }, (_, index) => String(index + 1))))).toEqual([
      'input.tooMany',
      'ids',
    ]);
    expect(await everyTable(world)).toBe(before);
  });

  it('together, and each comes back by itself', async () => {
    const wheel = await makeCalendar(world, world.kari);
    const made = dataOf(
      await create([
        activity('Éin', { calendar: wheel }),
        activity('To', { calendar: wheel, startDate: '2026-05-01' }),
      ]),
    ).createEvents.map(({ id }) => id);
    expect(dataOf(await remove(made)).removeEvents).toEqual(made);
    const query = `{ calendar(id: "${wheel}") { nextDeadline events { nodes { id } } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      calendar: { nextDeadline: null, events: { nodes: [] } },
    });
    dataOf(await world.graphql(world.kari, `mutation { restoreEvent(id: "${made[0]}") { id } }`));
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      calendar: { nextDeadline: '2026-06-01', events: { nodes: [{ id: made[0] }] } },
    });
  });
});
