import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { eventsOf, everyTable, hidden, limited, open, richText, writtenBy } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());

type Calendar = Record<string, unknown> & { access: { persons: object[]; organizations: object[] } };
const read = async (id: string, fields: string, as = world.kari) =>
  dataOf(await world.graphql<{ calendar: Calendar }>(as, `{ calendar(id: "${id}") { ${fields} } }`)).calendar;
const mutate = (name: string, id: string, as = world.kari) =>
  world.graphql(as, `mutation { ${name}(id: "${id}") ${name === 'removeCalendar' ? '' : '{ id status }'} }`);
const events = (id: string) => eventsOf(world, id);

describe('an archived year wheel', () => {
  it('is read-only for everybody, admins too; only taking it out of the archive changes it', async () => {
    const id = await makeCalendar(world, world.kari, open);
    const { instances } = await makeEvent(world, world.kari, id);
    const instance = instances.nodes[0]!.id;
    const todo = dataOf(await call<{ id: string }>(world, world.kari, 'createTodo', { parent: instance, title: 'Les' }))
      .createTodo.id;
    dataOf(await mutate('archiveCalendar', id));
    const before = await everyTable(world);
    const refused = [
      await call(world, world.kari, 'updateCalendar', { id, version: 2, title: 'Nytt' }),
      await call(world, world.astrid, 'updateCalendar', { id, version: 2, title: 'Nytt' }),
      await call(world, world.kari, 'createEvent', {
        calendar: id,
        title: 'Nytt',
        description: richText('x'),
        startDate: '2026-06-01',
      }),
      await call(world, world.kari, 'updateEventInstance', { id: instance, isDone: true }),
      await call(world, world.kari, 'createTodo', { parent: instance, title: 'Nytt' }),
      await call(world, world.kari, 'updateTodo', { id: todo, isDone: true }),
      await world.graphql(world.kari, `mutation { removeTodo(id: "${todo}") { id } }`),
      await mutate('archiveCalendar', id),
      await mutate('removeCalendar', id),
    ];
    expect(refused.map((answer) => refusalOf(answer)[0])).toEqual(refused.map(() => 'calendar.archived'));
    expect(await everyTable(world)).toBe(before);
    expect(await read(id, 'status')).toEqual({ status: 'ARCHIVED' });
    dataOf(await mutate('unArchiveCalendar', id));
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: instance, isDone: true }));
    expect(await events(id)).toEqual(['calendar.created', 'calendar.archived', 'calendar.unarchived']);
  });

  it('is never made of a draft, which those who may not know of it would then see', async () => {
    const id = await makeCalendar(world, world.kari, open, { status: 'DRAFT' });
    const before = await everyTable(world);
    expect(refusalOf(await mutate('archiveCalendar', id))).toEqual(['calendar.draft', 'id']);
    expect(await everyTable(world)).toBe(before);
    expect(refusalOf(await world.graphql(world.ola, `{ calendar(id: "${id}") { id } }`))).toEqual(['notFound', 'id']);
  });

  it('stays as it is where it was not archived', async () => {
    const id = await makeCalendar(world, world.kari);
    expect(dataOf(await mutate('unArchiveCalendar', id))).toEqual({ unArchiveCalendar: { id, status: 'PUBLISHED' } });
    expect(await read(id, 'version')).toEqual({ version: 1 });
  });
});

describe('a year wheel that is withdrawn to a draft', () => {
  const seenBy = async (id: string, as = world.ola) => {
    const { data } = await world.graphql<{ calendar: object | null }>(as, `{ calendar(id: "${id}") { id } }`);
    type Listed = { id: string };
    const { allCalendars, yearWheel } = dataOf(
      await world.graphql<{ allCalendars: { nodes: Listed[] }; yearWheel: { rings: { calendar: Listed }[] } }>(
        as,
        '{ allCalendars(limit: 100) { nodes { id } } yearWheel { rings { calendar { id } } } }',
      ),
    );
    const isIn = (things: Listed[]) => things.some((thing) => thing.id === id);
    return {
      page: Boolean(data?.calendar),
      list: isIn(allCalendars.nodes),
      year: isIn(yearWheel.rings.map(({ calendar }) => calendar)),
    };
  };
  const all = { page: true, list: true, year: true };

  it('is lost from sight by all who do not write it, the responsible person too, and is as it was when it is published', async () => {
    const id = await makeCalendar(world, world.kari, {
      ...open,
      persons: [{ person: world.per.id, access: 'WRITE' }],
    });
    const { instances } = await makeEvent(world, world.kari, id, { responsible: world.ola.id });
    const activity = `{ eventInstance(id: "${instances.nodes[0]!.id}") { id } }`;
    for (const who of [world.ola, world.per]) {
      dataOf(await call(world, who, 'createCalendarRing', { calendar: id, color: '#1f6f8b' }));
      expect(await seenBy(id, who)).toEqual(all);
    }
    dataOf(await call(world, world.kari, 'updateCalendar', { id, version: 1, status: 'DRAFT' }));
    expect(await seenBy(id)).toEqual({ page: false, list: false, year: false });
    expect(refusalOf(await world.graphql(world.ola, activity))[0]).toBe('notFound');
    expect(await seenBy(id, world.per)).toEqual(all);
    dataOf(await call(world, world.per, 'updateCalendar', { id, version: 2, status: 'PUBLISHED' }));
    expect(await seenBy(id)).toEqual(all);
    dataOf(await world.graphql(world.ola, activity));
  });

  it('is withdrawn by those who write it alone, and never out of the archive or to what no form offers', async () => {
    const id = await makeCalendar(world, world.kari, open);
    const withdraw = (as = world.kari, version = 1, status = 'DRAFT') =>
      call(world, as, 'updateCalendar', { id, version, status });
    expect(refusalOf(await withdraw(world.ola))[0]).toBe('notAllowed');
    expect(refusalOf(await withdraw(world.kari, 1, 'ARCHIVED'))[0]).toBe('input.notAChoice');
    dataOf(await mutate('archiveCalendar', id));
    expect(refusalOf(await withdraw(world.kari, 2))[0]).toBe('calendar.archived');
    expect(await read(id, 'status')).toEqual({ status: 'ARCHIVED' });
  });
});

describe('two people who save the same year wheel', () => {
  it('never overwrite each other: the second hears of the conflict, with the newer version', async () => {
    const id = await makeCalendar(world, world.kari, writtenBy(world.ola));
    dataOf(await call(world, world.kari, 'updateCalendar', { id, version: 1, title: 'Karis' }));
    const second = await call(world, world.ola, 'updateCalendar', { id, version: 1, title: 'Olas' });
    expect(refusalOf(second)).toEqual(['conflict', 'input.version']);
    expect(second.errors![0]!.extensions).toMatchObject({ values: { version: 2 } });
    expect(await read(id, 'title version')).toEqual({ title: 'Karis', version: 2 });
  });

  it('at the same moment, too', async () => {
    const id = await makeCalendar(world, world.kari);
    const saves = ['a', 'b', 'c'].map((title) => call(world, world.kari, 'updateCalendar', { id, version: 1, title }));
    const codes = (await Promise.all(saves)).map((answer) => (answer.errors ? refusalOf(answer)[0] : 'saved'));
    expect(codes.sort()).toEqual(['conflict', 'conflict', 'saved']);
  });
});

describe('a new year wheel', () => {
  it('is a published topic, private but shown, that its maker owns and their municipality reads', async () => {
    const id = await makeCalendar(world, world.kari);
    const fields = `category status isRestricted version color uri descriptionText myRing { order color }
      access { isPrivate visibility myAccess persons { access person { id } } organizations { access organization { id } } }`;
    expect(await read(id, fields)).toEqual({
      category: 'TOPIC',
      status: 'PUBLISHED',
      isRestricted: true,
      version: 1,
      color: '#1f6f8b',
      uri: `okonomi-og-budsjett-${id}`,
      descriptionText: null,
      myRing: { order: Number(id), color: '#1f6f8b' },
      access: {
        isPrivate: true,
        visibility: 'PUBLIC',
        myAccess: 'WRITE',
        persons: [{ access: 'OWNER', person: { id: String(world.kari.id) } }],
        organizations: [{ access: 'READ', organization: { id: String(world.fjordvik.id) } }],
      },
    });
    expect(await events(id)).toEqual(['calendar.created']);
  });

  it('has its words derived on the server, whatever the client claims', async () => {
    const id = await makeCalendar(world, world.kari, undefined, {
      description: richText('Alle fristar'),
      descriptionText: 'noko anna',
    });
    expect(await read(id, 'descriptionText')).toEqual({ descriptionText: 'Alle fristar' });
  });

  it('names its service areas once each, by number', async () => {
    const group = await world.db
      .insertInto('kostra_group')
      .values({ kid: '1', identifier: 'g', title_nn: 'A', title_nb: 'A', title_en: 'A' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const titles = { title_nn: 'x', title_nb: 'x', title_en: 'x', group_id: group.id };
    const made = await world.db
      .insertInto('kostra_function')
      .values([
        { kid: '120', ...titles },
        { kid: '100', ...titles },
      ])
      .returning('id')
      .execute();
    const [later, sooner] = made.map((row) => String(row.id));
    const id = await makeCalendar(world, world.kari, open, { kostraFunctions: [later, sooner, later] });
    expect(await read(id, 'kostraFunctions { id }')).toEqual({ kostraFunctions: [{ id: sooner }, { id: later }] });
    dataOf(await call(world, world.kari, 'updateCalendar', { id, version: 1, kostraFunctions: [] }));
    expect(await read(id, 'kostraFunctions { id }')).toEqual({ kostraFunctions: [] });
  });

  it('leaves no trace where its ring cannot be written', async () => {
    const before = await everyTable(world);
    await world.db.schema.alterTable('calendar_ring').addCheckConstraint('broken', sql`color <> '#bad000'`).execute();
    const answer = await call(world, world.kari, 'createCalendar', { title: 'Halvt', color: '#bad000' });
    await world.db.schema.alterTable('calendar_ring').dropConstraint('broken').execute();
    expect(refusalOf(answer)[0]).toBe('internal');
    expect(await everyTable(world)).toBe(before);
  });
});

describe('the access list', () => {
  const access = `access { isPrivate visibility persons { access person { name } } organizations { access organization { name } } }`;

  it('counts whoever is named twice once, and the owner not at all', async () => {
    const persons = [world.ola, world.ola, world.kari].map(({ id }, index) => ({
      person: id,
      access: index === 1 ? 'WRITE' : 'READ',
    }));
    const id = await makeCalendar(world, world.kari, { ...limited, persons });
    expect((await read(id, access)).access.persons).toEqual([
      { access: 'OWNER', person: { name: 'Kari Nes' } },
      { access: 'READ', person: { name: 'Ola Vik' } },
    ]);
  });

  it('loses its readers when the year wheel is opened, keeps its writers, and is then visible', async () => {
    const entries = {
      persons: [
        { person: world.ola.id, access: 'READ' },
        { person: world.per.id, access: 'WRITE' },
      ],
      organizations: [{ organization: world.lundvik.id, access: 'READ' }],
    };
    const id = await makeCalendar(world, world.kari, { ...hidden, ...entries });
    dataOf(
      await call(world, world.kari, 'updateCalendar', {
        id,
        version: 1,
        access: { ...entries, isPrivate: false, visibility: 'PRIVATE' },
      }),
    );
    expect((await read(id, access)).access).toEqual({
      isPrivate: false,
      visibility: 'PUBLIC',
      persons: [
        { access: 'OWNER', person: { name: 'Kari Nes' } },
        { access: 'WRITE', person: { name: 'Per Lund' } },
      ],
      organizations: [],
    });
    dataOf(await call(world, world.kari, 'updateCalendar', { id, version: 2, access: hidden }));
    expect((await read(id, access)).access).toMatchObject({ isPrivate: true, visibility: 'PRIVATE' });
  });

  it('stays as it is in an update that does not send one', async () => {
    const id = await makeCalendar(world, world.kari, {
      ...hidden,
      persons: [{ person: world.ola.id, access: 'WRITE' }],
    });
    const before = (await read(id, access)).access;
    dataOf(
      await call(world, world.kari, 'updateCalendar', { id, version: 1, title: 'Nytt', description: richText('x') }),
    );
    expect((await read(id, access)).access).toEqual(before);
  });

  it('is any writer’s to change, but the owner stays', async () => {
    const id = await makeCalendar(world, world.kari, writtenBy(world.ola));
    const takeOver = {
      ...hidden,
      persons: [
        { person: world.kari.id, access: 'READ' },
        { person: world.ola.id, access: 'WRITE' },
      ],
    };
    dataOf(await call(world, world.ola, 'updateCalendar', { id, version: 1, access: takeOver }));
    expect((await read(id, access)).access.persons[0]).toEqual({ access: 'OWNER', person: { name: 'Kari Nes' } });
  });

  it('lets a writer take themselves off it', async () => {
    const id = await makeCalendar(world, world.kari, {
      ...hidden,
      persons: [{ person: world.ola.id, access: 'WRITE' }],
    });
    dataOf(await call(world, world.ola, 'updateCalendar', { id, version: 1, access: hidden }));
    expect(refusalOf(await call(world, world.ola, 'updateCalendar', { id, version: 2 }))).toEqual([
      'notFound',
      'input.id',
    ]);
  });
});

describe('what was before', () => {
  it('is kept: each body of a year wheel and of an activity, by whoever wrote it', async () => {
    const id = await makeCalendar(world, world.kari, writtenBy(world.ola));
    dataOf(await call(world, world.ola, 'updateCalendar', { id, version: 1, title: 'Andre' }));
    dataOf(await call(world, world.kari, 'updateCalendar', { id, version: 2, title: 'Tredje' }));
    const kept = await world.db
      .selectFrom('revision')
      .select(['version', 'changed_by', 'body'])
      .where('subject_id', '=', Number(id))
      .orderBy('version')
      .execute();
    const { kari, ola } = world;
    expect(
      kept.map(({ version, changed_by, body }) => [version, changed_by, (body as { title: string }).title]),
    ).toEqual([
      [1, kari.id, 'Økonomi og budsjett'],
      [2, ola.id, 'Andre'],
      [3, kari.id, 'Tredje'],
    ]);
    expect(kept[0]!.body).toMatchObject({ access: { [kari.id]: 'OWNER', [ola.id]: 'WRITE' }, isPrivate: true });
  });
});

describe('removing a year wheel', () => {
  it('takes all that hangs on it out of sight, everywhere', async () => {
    const id = await makeCalendar(world, world.kari, open);
    const event = await makeEvent(world, world.kari, id, { responsible: world.kari.id });
    dataOf(await mutate('removeCalendar', id));
    for (const query of [
      `calendar(id: "${id}")`,
      `event(id: "${event.id}")`,
      `eventInstance(id: "${event.instances.nodes[0]!.id}")`,
    ]) {
      expect(refusalOf(await world.graphql(world.kari, `{ ${query} { id } }`))[0]).toBe('notFound');
    }
    const lists = `myCalendars { nodes { id } } allCalendars(limit: 100) { nodes { id } }
      myUnfinishedTasks { calendar { id } } upcomingDeadlines { calendar { id } } yearWheel { rings { calendar { id } } }`;
    const answer = dataOf(await world.graphql(world.kari, `{ ${lists} }`));
    expect(JSON.stringify(answer)).not.toContain(`"id":"${id}"`);
    expect(await events(id)).toContain('calendar.removed');
  });
});
