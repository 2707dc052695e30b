import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await makePerson(world.db, 'Kari Østhagen-Ås', world.lundvik);
  await makePerson(world.db, 'Åse Karlsen', world.lundvik);
  const group = { title: 'Karriererettleiarane', created_by: world.kari.id };
  const { id } = await world.db.insertInto('person_group').values(group).returning('id').executeTakeFirstOrThrow();
  await world.db
    .insertInto('person_group_member')
    .values([world.ola, world.per].map((member) => ({ group_id: id, person_id: member.id })))
    .execute();
  const region = { title: 'Karmøy-regionen', created_by: world.astrid.id };
  const made = await world.db.insertInto('organization_group').values(region).returning('id').executeTakeFirstOrThrow();
  const members = [world.fjordvik, world.lundvik].map((member) => ({
    organization_group_id: made.id,
    organization_id: member.id,
  }));
  await world.db.insertInto('organization_group_member').values(members).execute();
});
afterAll(() => world.close());

const names = async (query: string, as = world.per) =>
  (
    await world.graphql<{ findPersons: { name: string }[] }>(
      as,
      'query ($query: String!) { findPersons(query: $query) { name } }',
      { query },
    )
  ).data.findPersons.map(({ name }) => name);

describe('a search that finds nobody', () => {
  it('is one of nobody', async () => {
    expect((await world.graphql(null, '{ findPersons(query: "Kari") { id } }')).status).toBe(401);
  });

  it.each([
    ['two characters', 'ka'],
    ['two and spaces', ' ka  '],
    ['nothing', ''],
    ['signs', '---'],
    ['a sign of SQL', "'':*"],
    ['a sign that no database stores', 'ka\u0000xyz'],
    ['the end of a name', 'ari'],
    ['half an e-mail address', 'kari.nes@'],
  ])('is one of %s', async (_, query) => {
    expect(await names(query)).toEqual([]);
  });

  it('is one for somebody who is pending or deactivated', async () => {
    const gone = await makePerson(world.db, 'Unni Utan', world.fjordvik);
    expect(await names('Unni')).toEqual(['Unni Utan']);
    for (const user_status of ['PENDING', 'DEACTIVATED'] as const) {
      await world.db.updateTable('person').set({ user_status }).where('id', '=', gone.id).execute();
      expect(await names('Unni')).toEqual([]);
    }
  });
});

describe('finding people', () => {
  it('works by the beginning of any word, of every organization, those that begin with it first', async () => {
    expect(await names('kar')).toEqual(['Kari Nes', 'Kari Østhagen-Ås', 'Åse Karlsen']);
    expect(await names('NES ka')).toEqual(['Kari Nes']);
    expect(await names('østh')).toEqual(['Kari Østhagen-Ås']);
    expect(await names('ås kari')).toEqual(['Kari Østhagen-Ås']);
  });

  it('finds somebody by their whole e-mail address, and still does not tell it', async () => {
    const { data } = await world.graphql<{ findPersons: object[] }>(
      world.per,
      'query ($query: String!) { findPersons(query: $query) { name email } }',
      { query: world.kari.email.toUpperCase() },
    );
    expect(data.findPersons).toEqual([{ name: 'Kari Nes', email: null }]);
  });

  it('begins with a word of three letters: several shorter ones would list everybody', async () => {
    for (const short of ['a a', 'ka e', 'k a r', 'ø å æ', '- - -', '...a']) expect(await names(short)).toEqual([]);
    expect(await names('kar ø')).toEqual(['Kari Østhagen-Ås']);
  });

  it('finds a name of two letters by the whole of it and the beginning of another', async () => {
    await makePerson(world.db, 'Bo Ek', world.fjordvik);
    await makePerson(world.db, 'Borghild Eknes', world.fjordvik);
    for (const words of ['bo e', 'Bo Ek', 'ek b', 'ek bo']) expect(await names(words)).toEqual(['Bo Ek']);
    expect(await names('b e')).toEqual([]);
  });

  it('answers at most twenty, by name', async () => {
    for (let index = 0; index < 25; index += 1)
      await makePerson(world.db, `Namne ${String.fromCharCode(90 - index)}`, world.fjordvik);
    const found = await names('namne');
    expect(found).toHaveLength(20);
    expect(found).toEqual(found.toSorted());
  });

  it('reads an index, however many people there are', async () => {
    for (let thousand = 0; thousand < 20; thousand += 1) {
      await sql`insert into person (hash, email, name, calendar_code, organization_id, user_status)
        select 'h' || i, 'p' || i || '@fjordvik.example', 'Person ' || md5(i::text), 'c' || i, ${world.fjordvik.id}, 'ACTIVATED'
        from generate_series(${thousand * 1_000}::int + 1, ${(thousand + 1) * 1_000}::int) i`.execute(world.db);
    }
    // Entries that wait to be written into the index make it look expensive until they are written.
    await sql`vacuum analyze person`.execute(world.db);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain select id from person p where name_words(p.name) @@ '''kari'':*'::tsquery
      and p.user_status in ('ACTIVATED', 'NEED_INFO')`.execute(world.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('person_name_words');
  });
});

it('finds people, organizations and both kinds of groups by one word, with their members', async () => {
  const query = `query ($query: String!) { findPersonsOrganizationsAndGroups(query: $query) {
    persons { name } organizations { name } groups { title createdBy { name } members { name } } organizationGroups { title members { name } } } }`;
  const { data } = await world.graphql<{ findPersonsOrganizationsAndGroups: object }>(world.per, query, {
    query: 'kar',
  });
  expect(data.findPersonsOrganizationsAndGroups).toEqual({
    persons: [{ name: 'Kari Nes' }, { name: 'Kari Østhagen-Ås' }, { name: 'Åse Karlsen' }],
    organizations: [],
    groups: [
      {
        title: 'Karriererettleiarane',
        createdBy: { name: 'Kari Nes' },
        members: [{ name: 'Ola Vik' }, { name: 'Per Lund' }],
      },
    ],
    organizationGroups: [
      { title: 'Karmøy-regionen', members: [{ name: 'Fjordvik kommune' }, { name: 'Lundvik kommune' }] },
    ],
  });
  const found = await world.graphql<{ findOrganizations: object }>(
    world.per,
    '{ findOrganizations(query: "fjo") { name isMunicipality url organizationImage } }',
  );
  expect(found.data.findOrganizations).toEqual([
    { name: 'Fjordvik kommune', isMunicipality: true, url: null, organizationImage: null },
  ]);
});

it('names the service areas in the language of the person, by number', async () => {
  const titles = { title_nn: 'Skule', title_nb: 'Skole', title_en: 'School' };
  const group = { kid: 'B', identifier: 'school', ...titles };
  const { id } = await world.db.insertInto('kostra_group').values(group).returning('id').executeTakeFirstOrThrow();
  await world.db
    .insertInto('kostra_function')
    .values(['215', '202'].map((kid) => ({ kid, group_id: id, ...titles })))
    .execute();
  await world.db.updateTable('person').set({ language: 'en' }).where('id', '=', world.ola.id).execute();
  const query =
    '{ allKostraFunctionGroups { identifier title kostraFunctions { kid title } } allKostraFunctions { kid group { kid } } }';
  const kostraFunctions = ['202', '215'].map((kid) => ({ kid, title: 'School' }));
  expect((await world.graphql(world.ola, query)).data).toEqual({
    allKostraFunctionGroups: [{ identifier: 'school', title: 'School', kostraFunctions }],
    allKostraFunctions: ['202', '215'].map((kid) => ({ kid, group: { kid: 'B' } })),
  });
});
