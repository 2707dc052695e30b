import { millisecondsADay } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, hidden, limited } from '../../../subject/testing/things.ts';
import { trashJob } from '../../../subject/trash/trash.job.ts';
import { kinds } from '../../index.ts';
import { extendSeriesJob } from '../series/extend-series.job.ts';
import { call, makeCalendar, makeEvent, removeActivity } from '../testing/wheels.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const mutate = (name: string, id: string, as: TestPerson = world.kari) =>
  world.graphql(
    as,
    `mutation { ${name}(id: "${id}") ${name === 'removeCalendar' || name === 'removeEvent' ? '' : '{ id status }'} }`,
  );
const trashOf = async (as: TestPerson) =>
  dataOf(
    await world.graphql<{ removedCalendars: { nodes: { id: string }[] } }>(as, '{ removedCalendars { nodes { id } } }'),
  ).removedCalendars.nodes.map(({ id }) => id);
const removed = async (access?: object, more?: object) => {
  const id = await makeCalendar(world, world.kari, access, more);
  await makeEvent(world, world.kari, id, { startDate: '2027-05-01' });
  dataOf(await mutate('removeCalendar', id));
  return id;
};
const removedDaysAgo = (id: string, days: number) =>
  sql`update subject set last_updated = now() - make_interval(days => ${days}, secs => 1) where removed_with = ${id}`.execute(
    world.db,
  );
const isThere = async (id: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) from subject where root_id = ${id}`.execute(world.db);
  return rows[0]!.count > 0;
};

describe('the trash', () => {
  it('is empty for those who may write or read the year wheel without owning it', async () => {
    const id = await removed({ ...hidden, persons: [{ person: world.ola.id, access: 'WRITE' }] });
    const before = await everyTable(world);
    for (const person of [world.ola, world.per]) {
      expect(await trashOf(person)).not.toContain(id);
      expect(refusalOf(await mutate('restoreCalendar', id, person))).toEqual(['notFound', 'id']);
    }
    expect((await world.graphql(null, '{ removedCalendars { totalCount } }')).status).toBe(401);
    expect(await everyTable(world)).toBe(before);
  });

  it('gives nothing back that was never removed, or 30 days ago', async () => {
    const there = await makeCalendar(world, world.kari);
    const late = await removed();
    await removedDaysAgo(late, 30);
    expect(await trashOf(world.kari)).not.toContain(late);
    expect(refusalOf(await mutate('restoreCalendar', there))).toEqual(['notFound', 'id']);
    expect(refusalOf(await mutate('restoreCalendar', late))).toEqual(['notFound', 'id']);
  });

  it('says what, by whom and until when, the last removed first', async () => {
    const [first, last] = [await removed(), await removed(undefined, { title: 'Skuleåret', category: 'PROJECT' })];
    expect((await trashOf(world.kari)).slice(0, 2)).toEqual([last, first]);
    const query =
      '{ removedCalendars(limit: 1) { nodes { title category createdBy { name } removedBy { name } removedAt deletedAt } } }';
    const [one] = dataOf(
      await world.graphql<{ removedCalendars: { nodes: Record<string, string>[] } }>(world.kari, query),
    ).removedCalendars.nodes;
    const { removedAt, deletedAt, ...rest } = one!;
    const kari = { name: 'Kari Nes' };
    expect(rest).toEqual({ title: 'Skuleåret', category: 'PROJECT', createdBy: kari, removedBy: kari });
    expect(Date.parse(deletedAt!) - Date.parse(removedAt!)).toBe(30 * millisecondsADay);
  });

  it('comes a page at a time, and counts what the caller may bring back alone', async () => {
    const siv = await makePerson(world.db, 'Siv Ryddar', world.fjordvik);
    const ids: string[] = [];
    for (const title of ['Eitt', 'To', 'Tre']) {
      const id = await makeCalendar(world, siv, hidden, { title });
      dataOf(await mutate('removeCalendar', id, siv));
      ids.unshift(id);
    }
    const page = async (asked: string) =>
      dataOf(
        await world.graphql<{ removedCalendars: object }>(
          siv,
          `{ removedCalendars(${asked}) { totalCount pageInfo { numberOfPages hasNextPage } nodes { id } } }`,
        ),
      ).removedCalendars;
    const nodes = (...shown: string[]) => shown.map((id) => ({ id }));
    const [newest, middle, oldest] = ids as [string, string, string];
    const pageInfo = { numberOfPages: 2, hasNextPage: true };
    expect(await page('limit: 2')).toEqual({ totalCount: 3, pageInfo, nodes: nodes(newest, middle) });
    const last = { totalCount: 3, pageInfo: { ...pageInfo, hasNextPage: false }, nodes: nodes(oldest) };
    expect(await page('limit: 2, offset: 2')).toEqual(last);
  });

  it('is read and emptied by an admin under audit, where the year wheel is private', async () => {
    const id = await removed(hidden);
    expect(await trashOf(world.astrid)).toContain(id);
    dataOf(await mutate('restoreCalendar', id, world.astrid));
    const actions = await world.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', Number(id))
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['see', 'restore']);
  });
});

describe('restoring', () => {
  it('brings a year wheel back with its activities, its deadline and its place in the year view', async () => {
    const id = await removed();
    await removedDaysAgo(id, 29);
    dataOf(await mutate('restoreCalendar', id));
    expect(await trashOf(world.kari)).not.toContain(id);
    const query = `{ calendar(id: "${id}") { status nextDeadline myRing { color } events { totalCount } progress(year: 2027) { total } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      calendar: {
        status: 'PUBLISHED',
        nextDeadline: '2027-05-01',
        myRing: { color: '#1f6f8b' },
        events: { totalCount: 1 },
        progress: { total: 1 },
      },
    });
    expect(refusalOf(await mutate('restoreCalendar', id))).toEqual(['notFound', 'id']);
  });

  it('makes a draft a draft again, and brings back nothing that had gone before', async () => {
    const id = await makeCalendar(world, world.kari, undefined, { status: 'DRAFT' });
    const { id: gone } = await makeEvent(world, world.kari, id);
    dataOf(await mutate('removeEvent', gone));
    dataOf(await mutate('removeCalendar', id));
    expect(dataOf(await mutate('restoreCalendar', id))).toEqual({ restoreCalendar: { id, status: 'DRAFT' } });
    const query = `{ calendar(id: "${id}") { events { totalCount } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({ calendar: { events: { totalCount: 0 } } });
  });
});

describe('the trash of activities', () => {
  type Gone = { id: string; title: string; activities: number; removedAt: string; deletedAt: string };
  const gone = async (as: TestPerson, more = '') => {
    const query = `{ removedActivities${more} { totalCount nodes { id kind title activities startDate endDate removedBy { name }
      calendar { title } removedAt deletedAt } } }`;
    return dataOf(await world.graphql<{ removedActivities: { totalCount: number; nodes: Gone[] } }>(as, query))
      .removedActivities;
  };
  const idsOf = async (as: TestPerson) => (await gone(as)).nodes.map(({ id }) => id);
  const removed = (id: string, scope?: string) => removeActivity(world, world.kari, id, scope);
  const monthly = {
    startDate: '2027-01-31',
    repetitionDefinition: { unit: 'MONTH', interval: 1 },
    endRepetitionDate: '2027-06-30',
  };

  it('is empty for those who may read the year wheel, and for strangers', async () => {
    const id = await makeCalendar(world, world.kari, {
      ...limited,
      persons: [{ person: world.ola.id, access: 'READ' }],
    });
    const { instances } = await makeEvent(world, world.kari, id, monthly);
    await removed(instances.nodes[0]!.id);
    for (const person of [world.ola, world.per]) expect(await gone(person)).toEqual({ totalCount: 0, nodes: [] });
    expect((await world.graphql(null, '{ removedActivities { totalCount } }')).status).toBe(401);
  });

  it('says what, of which year wheel, when, by whom and until when, to whoever may write there', async () => {
    const id = await makeCalendar(world, world.kari, {
      ...hidden,
      persons: [{ person: world.ola.id, access: 'WRITE' }],
    });
    const { id: event, instances } = await makeEvent(world, world.kari, id, monthly);
    const other = await makeEvent(world, world.kari, id, {
      title: 'Årsmelding',
      startDate: '2027-03-01',
      endDate: '2027-03-05',
    });
    await removed(instances.nodes[2]!.id, 'REST');
    await removed(other.instances.nodes[0]!.id);
    const { totalCount, nodes } = await gone(world.ola);
    const kari = { removedBy: { name: 'Kari Nes' }, calendar: { title: 'Økonomi og budsjett' } };
    expect(totalCount).toBe(2);
    expect(
      nodes.map(({ removedAt, deletedAt, ...rest }) => [rest, Date.parse(deletedAt) - Date.parse(removedAt)]),
    ).toEqual([
      [
        {
          id: other.id,
          kind: 'EVENT',
          title: 'Årsmelding',
          activities: 1,
          startDate: '2027-03-01',
          endDate: '2027-03-05',
          ...kari,
        },
        30 * millisecondsADay,
      ],
      [
        {
          id: instances.nodes[2]!.id,
          kind: 'EVENT_INSTANCE',
          title: 'Budsjettmøte',
          activities: 4,
          startDate: '2027-03-31',
          endDate: '2027-06-30',
          ...kari,
        },
        30 * millisecondsADay,
      ],
    ]);
    dataOf(await world.graphql(world.kari, `mutation { removeEvent(id: "${event}") }`));
    expect(await idsOf(world.ola)).toEqual([event, other.id]);
    dataOf(await world.graphql(world.ola, `mutation { restoreEvent(id: "${other.id}") { id } }`));
    expect(await idsOf(world.ola)).toEqual([event]);
  });

  it('comes in pages, and leaves out what a changed repetition took away, what is too old, and removed year wheels', async () => {
    const id = await makeCalendar(world, world.ola);
    const made = [];
    for (const title of ['A', 'B', 'C']) made.push(await makeEvent(world, world.ola, id, { ...monthly, title }));
    for (const { id: event } of made)
      dataOf(await world.graphql(world.ola, `mutation { removeEvent(id: "${event}") }`));
    const page = await gone(world.ola, '(limit: 1, offset: 1)');
    expect([page.totalCount > 2, page.nodes.map(({ title }) => title)]).toEqual([true, ['B']]);
    await removedDaysAgo(made[2]!.id, 30);
    const { id: shorter } = await makeEvent(world, world.ola, id, monthly);
    dataOf(await call(world, world.ola, 'updateEvent', { id: shorter, version: 1, endRepetitionDate: '2027-02-28' }));
    expect((await idsOf(world.ola)).slice(0, 2)).toEqual([made[1]!.id, made[0]!.id]);
    dataOf(await mutate('removeCalendar', id, world.ola));
    expect(await idsOf(world.ola)).not.toContain(made[1]!.id);
  });

  it('is read by an admin under audit, where the year wheel is private', async () => {
    const id = await makeCalendar(world, world.kari, hidden);
    const { id: event } = await makeEvent(world, world.kari, id);
    dataOf(await world.graphql(world.kari, `mutation { removeEvent(id: "${event}") }`));
    expect(await idsOf(world.astrid)).toContain(event);
    const actions = await world.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', Number(id))
      .execute();
    expect(actions.map(({ action }) => action)).toContain('see');
  });
});

describe('the night', () => {
  it('deletes for good what was removed 30 days ago, and nothing else; what an admin did stays written down', async () => {
    const [old, young, alive] = [await removed(hidden), await removed(), await makeCalendar(world, world.kari)];
    await trashOf(world.astrid);
    await removedDaysAgo(old, 30);
    await removedDaysAgo(young, 29);
    await trashJob(kinds).run(world.services);
    expect(await Promise.all([old, young, alive].map(isThere))).toEqual([false, true, true]);
    const { actions } = await world.db
      .selectFrom('audit_entry')
      .select((eb) => eb.fn.countAll().as('actions'))
      .where('subject_id', '=', Number(old))
      .executeTakeFirstOrThrow();
    expect(Number(actions)).toBe(1);
  });

  it('deletes removed activities too, and their days stay free when the series goes on', async () => {
    world.setNow('2026-03-02T09:00:00Z');
    const id = await makeCalendar(world, world.kari);
    const { id: event, instances } = await makeEvent(world, world.kari, id, {
      startDate: '2026-03-31',
      repetitionDefinition: { unit: 'MONTH', interval: 1 },
    });
    const last = instances.nodes.at(-1)!.id;
    await call(world, world.kari, 'updateEventInstance', { id: last, isDone: true });
    await removeActivity(world, world.kari, last);
    await removedDaysAgo(last, 31);
    world.setNow(new Date().toISOString());
    await trashJob(kinds).run(world.services);
    world.setNow('2026-12-31T23:15:00Z');
    await extendSeriesJob.run(world.services);
    const days = await world.db
      .selectFrom('event_instance')
      .select('start_date')
      .where('event_id', '=', Number(event))
      .where('start_date', '>', '2029-11-01')
      .orderBy('start_date')
      .limit(2)
      .execute();
    expect(days.map(({ start_date }) => start_date)).toEqual(['2029-11-30', '2030-01-31']);
  });
});
