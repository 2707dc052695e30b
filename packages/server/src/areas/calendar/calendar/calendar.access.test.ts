import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeOrganization, makePerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, hidden, limited, open, richText } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

/** Who may see, read and change a year wheel (product/access#admins, product/access#outcomes, product/access#levels, product/access#two-things, product/access#groups, product/access#archive-and-trash), by all the ways of being given access. */
let world: World;
let group: number;
let region: number;

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  const { db, kari, per, lundvik, astrid } = world;
  const title = 'Økonominettverket';
  group = (
    await db.insertInto('person_group').values({ title, created_by: kari.id }).returning('id').executeTakeFirstOrThrow()
  ).id;
  await db.insertInto('person_group_member').values({ group_id: group, person_id: per.id }).execute();
  region = (
    await db
      .insertInto('organization_group')
      .values({ title: 'Regionen', created_by: astrid.id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  await db
    .insertInto('organization_group_member')
    .values({ organization_group_id: region, organization_id: lundvik.id })
    .execute();
});
afterAll(() => world.close());

/** Every field of a year wheel that is not on its card. */
const more = `uri color description descriptionText version dateCreated lastUpdated isRestricted nextDeadline myRing { id } access { myAccess } mayRestore
  progress { total } eventInstances { totalCount } events { totalCount } history { totalCount } lastChange { id } lastEdit { at } kostraFunctions { id }
  tags { id } shareableUri reservedUri forkedFrom { id } forks { id } responsibleWithoutAccess { id } actionValues { id } activeDays { last }
  calendars { id } dates discussions { id } imports { at } links { id } tasks { id } topics { id } yearInShort { activities marks }`;
const card =
  'id kind title category status isLimited isLiked likes followers isFollowing notifyLevel createdBy { name }';

const readCalendar = (as: TestPerson, id: string, fields = `${card} ${more}`) =>
  world.graphql<{ calendar: Record<string, unknown> }>(as, `query ($id: ID!) { calendar(id: $id) { ${fields} } }`, {
    id,
  });

async function myAccess(as: TestPerson, id: string): Promise<string> {
  const answer = await readCalendar(as, id, 'isLimited access { myAccess }');
  if (answer.errors) return refusalOf(answer)[0];
  const { isLimited, access } = answer.data.calendar as { isLimited: boolean; access: { myAccess: string } | null };
  return isLimited ? 'CARD' : access!.myAccess;
}

const save = async (as: TestPerson, id: string) => {
  const { version } = await world.db
    .selectFrom('subject')
    .select('version')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  const answer = await call(world, as, 'updateCalendar', { id, version, color: '#334455' });
  return answer.errors ? refusalOf(answer)[0] : 'saved';
};

describe('what a stranger is refused', () => {
  it('hears of a hidden year wheel exactly what they hear of none', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const event = await makeEvent(world, world.kari, secret);
    const instance = event.instances.nodes[0]!.id;
    const [absent] = [await readCalendar(world.per, '999999999')];
    expect(await readCalendar(world.per, secret)).toEqual(absent);
    for (const [field, id] of [
      ['event', event.id],
      ['eventInstance', instance],
    ]) {
      const ask = (which: string) => world.graphql(world.per, `{ ${field}(id: "${which}") { id } }`);
      expect(await ask(id!)).toEqual(await ask('999999999'));
    }
    const ring = (id: string) => world.graphql(world.per, `{ yearWheelRing(calendarId: "${id}", year: 2026) { id } }`);
    expect(await ring(secret)).toEqual(await ring('999999999'));
  });

  it('sees of a limited one its card, and not a single thing more', async () => {
    const wheel = await makeCalendar(world, world.kari, limited, { description: richText('Berre for oss') });
    await makeEvent(world, world.kari, wheel, { tags: ['Internt'] });
    const { calendar } = dataOf(await readCalendar(world.per, wheel));
    const asked = Object.keys(calendar);
    expect(calendar).toEqual({
      ...Object.fromEntries(asked.map((field) => [field, null])),
      kostraFunctions: [],
      tags: [],
      forks: [],
      responsibleWithoutAccess: [],
      ...Object.fromEntries(
        ['actionValues', 'calendars', 'dates', 'discussions', 'imports', 'links', 'tasks', 'topics'].map((list) => [
          list,
          [],
        ]),
      ),
      id: wheel,
      kind: 'CALENDAR',
      title: 'Økonomi og budsjett',
      category: 'TOPIC',
      status: 'PUBLISHED',
      isLimited: true,
      isLiked: false,
      likes: 0,
      followers: 0,
      isFollowing: false,
      notifyLevel: 'MINE',
      createdBy: { name: 'Kari Nes' },
    });
    const schema = world.app.graphql.schema.getType('Calendar') as unknown as { getFields: () => object };
    expect(Object.keys(schema.getFields()).sort(), 'a new field must be tried here').toEqual(asked.sort());
  });

  it('may not open what is on a limited one', async () => {
    const wheel = await makeCalendar(world, world.kari, limited);
    const event = await makeEvent(world, world.kari, wheel);
    const instance = event.instances.nodes[0]!.id;
    const read = async (query: string) => refusalOf(await world.graphql(world.per, `{ ${query} { id title } }`))[0];
    expect(await read(`event(id: "${event.id}")`)).toBe('notFound');
    expect(await read(`eventInstance(id: "${instance}")`)).toBe('notFound');
    expect(await read(`yearWheelRing(calendarId: "${wheel}", year: 2026)`)).toBe('notAllowed');
    expect(refusalOf(await call(world, world.per, 'createCalendarRing', { calendar: wheel }))[0]).toBe('notAllowed');
  });

  it('changes nothing on one that everybody reads', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const { instances } = await makeEvent(world, world.kari, wheel);
    const instance = instances.nodes[0]!.id;
    const todo = dataOf(await call<{ id: string }>(world, world.kari, 'createTodo', { parent: instance, title: 'Les' }))
      .createTodo.id;
    const before = await everyTable(world);
    const refused = [
      await call(world, world.per, 'updateCalendar', { id: wheel, version: 1, title: 'Mitt' }),
      await call(world, world.per, 'createEvent', {
        calendar: wheel,
        title: 'Mitt',
        description: richText('x'),
        startDate: '2026-06-01',
      }),
      await call(world, world.per, 'updateEventInstance', { id: instance, isDone: true }),
      await call(world, world.per, 'createTodo', { parent: instance, title: 'Mitt' }),
      await call(world, world.per, 'updateTodo', { id: todo, isDone: true }),
      await world.graphql(world.per, `mutation { removeTodo(id: "${todo}") { id } }`),
      await world.graphql(world.per, `mutation { archiveCalendar(id: "${wheel}") { id } }`),
      await world.graphql(world.per, `mutation { removeCalendar(id: "${wheel}") }`),
    ];
    expect(refused.map((answer) => refusalOf(answer)[0])).toEqual(refused.map(() => 'notAllowed'));
    expect(await everyTable(world)).toBe(before);
  });

  it('loses access at the next request when an entry or a membership goes', async () => {
    const wheel = await makeCalendar(world, world.kari, { ...hidden, groups: [{ group, access: 'READ' }] });
    expect(await myAccess(world.per, wheel)).toBe('READ');
    const member = { group_id: group, person_id: world.per.id };
    await world.db.deleteFrom('person_group_member').where('person_id', '=', world.per.id).execute();
    expect(await myAccess(world.per, wheel)).toBe('notFound');
    await world.db.insertInto('person_group_member').values(member).execute();
    dataOf(await call(world, world.kari, 'updateCalendar', { id: wheel, version: 1, access: hidden }));
    expect(await myAccess(world.per, wheel)).toBe('notFound');
  });
});

describe('whoever has no permission for year wheels', () => {
  it('is refused each call, whatever it names', async () => {
    const poor = await makeOrganization(world.db, 'Utvik kommune', ['TOPIC']);
    const liv = await makePerson(world.db, 'Liv Moe', poor);
    const wheel = await makeCalendar(world, world.kari, open);
    const answers = [
      await readCalendar(liv, wheel),
      await world.graphql(liv, '{ allCalendars { totalCount } }'),
      await world.graphql(liv, '{ yearWheel { year } }'),
      await world.graphql(liv, '{ previewSeries(input: {startDate: "2026-06-01"}) { total } }'),
      await call(world, liv, 'createCalendar', { title: 'Mitt', color: '#112233' }),
      await call(world, liv, 'createCalendarRing', { calendar: wheel }),
    ];
    expect(answers.map((answer) => refusalOf(answer)[0])).toEqual(answers.map(() => 'noPermission'));
    expect(
      refusalOf(
        await call(world, world.kari, 'createEvent', {
          calendar: wheel,
          title: 'Møte',
          description: richText('x'),
          startDate: '2026-06-01',
          responsible: liv.id,
        }),
      )[0],
    ).toBe('calendar.responsible');
  });
});

describe('access to a hidden year wheel', () => {
  const ways = {
    'as a person': () => ({ persons: [{ person: world.per.id, access: 'READ' }] }),
    'through an organization': () => ({ organizations: [{ organization: world.lundvik.id, access: 'READ' }] }),
    'through a group': () => ({ groups: [{ group, access: 'READ' }] }),
    'through a group of organizations': () => ({ organizationGroups: [{ organizationGroup: region, access: 'READ' }] }),
  };
  it.each(Object.entries(ways))('comes %s: Per reads, or writes, and Ola knows nothing', async (_way, entry) => {
    const wheel = await makeCalendar(world, world.kari, { ...hidden, ...entry() });
    const readers = await Promise.all([myAccess(world.per, wheel), myAccess(world.ola, wheel), save(world.per, wheel)]);
    expect(readers).toEqual(['READ', 'notFound', 'notAllowed']);
    const writes = JSON.parse(JSON.stringify(entry()).replaceAll('READ', 'WRITE'));
    dataOf(
      await call(world, world.kari, 'updateCalendar', { id: wheel, version: 1, access: { ...hidden, ...writes } }),
    );
    expect([await myAccess(world.per, wheel), await save(world.per, wheel)]).toEqual(['WRITE', 'saved']);
  });

  it('is given to nobody who was deactivated, as to nobody at all; who is listed already stays listed', async () => {
    const gone = await makePerson(world.db, 'Dag Moe', world.lundvik);
    const persons = [{ person: gone.id, access: 'READ' }];
    const wheel = await makeCalendar(world, world.kari, { ...hidden, persons });
    const other = await makeCalendar(world, world.kari, hidden);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', gone.id).execute();
    const save = (id: string, more: object) =>
      call(world, world.kari, 'updateCalendar', { id, version: 1, access: { ...hidden, ...more } });
    const absent = await save(other, { persons: [{ person: 999_999, access: 'READ' }] });
    expect(refusalOf(absent)).toEqual(['notFound', 'input.access.persons.0.person']);
    expect(await save(other, { persons })).toEqual(absent);
    dataOf(await save(wheel, { persons }));
  });

  it('is listed with the owner first and then by name, to those who may read it', async () => {
    const wheel = await makeCalendar(world, world.kari, {
      ...limited,
      persons: [
        { person: world.per.id, access: 'WRITE' },
        { person: world.ola.id, access: 'READ' },
      ],
      groups: [{ group, access: 'READ' }],
      organizationGroups: [{ organizationGroup: region, access: 'WRITE' }],
      organizations: [{ organization: world.lundvik.id, access: 'READ' }],
    });
    const fields = `access { isPrivate visibility myAccess persons { access person { name } } groups { access group { title } }
      organizationGroups { access organizationGroup { title } } organizations { access organization { name } } }`;
    expect(dataOf(await readCalendar(world.ola, wheel, fields)).calendar.access).toEqual({
      isPrivate: true,
      visibility: 'PUBLIC',
      myAccess: 'READ',
      persons: [
        { access: 'OWNER', person: { name: 'Kari Nes' } },
        { access: 'READ', person: { name: 'Ola Vik' } },
        { access: 'WRITE', person: { name: 'Per Lund' } },
      ],
      groups: [{ access: 'READ', group: { title: 'Økonominettverket' } }],
      organizationGroups: [{ access: 'WRITE', organizationGroup: { title: 'Regionen' } }],
      organizations: [{ access: 'READ', organization: { name: 'Lundvik kommune' } }],
    });
  });
});

describe('an admin', () => {
  const audited = async (id: string) =>
    (
      await world.db
        .selectFrom('audit_entry')
        .select('action')
        .where('subject_id', '=', Number(id))
        .where('person_id', '=', world.astrid.id)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);

  it('reads and changes what is hidden, and each of it is written down', async () => {
    const wheel = await makeCalendar(world, world.kari, hidden);
    const { instances } = await makeEvent(world, world.kari, wheel);
    dataOf(await readCalendar(world.astrid, wheel, 'color description access { myAccess }'));
    expect(await audited(wheel)).toEqual(['list', 'see']);
    dataOf(await world.graphql(world.astrid, `{ eventInstance(id: "${instances.nodes[0]!.id}") { id } }`));
    dataOf(await world.graphql(world.astrid, `{ yearWheelRing(calendarId: "${wheel}", year: 2026) { id } }`));
    expect(new Set(await audited(wheel))).toEqual(new Set(['list', 'see']));
    const before = (await audited(wheel)).length;
    expect(await save(world.astrid, wheel)).toBe('saved');
    expect((await audited(wheel)).slice(before)).toContain('edit');
  });

  it('is written down once for all that one request reads of it, and once for what it changes', async () => {
    const wheel = await makeCalendar(world, world.kari, hidden);
    const { id } = await makeEvent(world, world.kari, wheel);
    const nested = `color description access { myAccess } progress { total } events { nodes { title instances { nodes { title } } } }
      eventInstances { nodes { title event { title } calendar { color } } }`;
    dataOf(await readCalendar(world.astrid, wheel, nested));
    expect(await audited(wheel)).toEqual(['list', 'see']);
    const change = `mutation { updateEvent(input: { id: "${id}", version: 1, title: "Ny" }) { title calendar { ${nested} } } }`;
    dataOf(await world.graphql(world.astrid, change));
    expect([await audited(id), (await audited(wheel)).toSorted()]).toEqual([['edit'], ['list', 'list', 'see', 'see']]);
  });

  it('is not written down for what everybody reads; the card of a hidden one, or of a draft, is', async () => {
    const [everybodys, hiddenOne] = [
      await makeCalendar(world, world.kari, open),
      await makeCalendar(world, world.kari, hidden),
    ];
    dataOf(await readCalendar(world.astrid, everybodys));
    dataOf(await readCalendar(world.astrid, hiddenOne, 'id title'));
    expect([await audited(everybodys), await audited(hiddenOne)]).toEqual([[], ['list']]);
    const draft = await makeCalendar(world, world.kari, open, { status: 'DRAFT' });
    dataOf(await world.graphql(world.astrid, '{ allCalendars(limit: 100) { nodes { id title } } }'));
    expect([await audited(everybodys), await audited(hiddenOne), await audited(draft)]).toEqual([
      [],
      ['list', 'list'],
      ['list'],
    ]);
  });
});
