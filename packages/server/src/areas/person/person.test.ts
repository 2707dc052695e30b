import { richTextOf } from '@samspel/domain/text/plain-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type TestPerson } from '../../core/testing/people.ts';
import { statementsOf } from '../../core/testing/statements.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';

let world: World;
/** Works in Lundvik like Per, with the service areas of Kari. */
let siri: TestPerson;
let areas: number[];

beforeAll(async () => {
  world = await makeWorld();
  siri = await makePerson(world.db, 'Siri Same', world.lundvik);
  areas = await makeServiceAreas(['202', '215', '335']);
  await follow(world.kari, [areas[0]!, areas[1]!]);
  await follow(siri, [areas[0]!, areas[1]!, areas[2]!]);
  await follow(world.per, [areas[1]!]);
  await follow(world.ola, [areas[0]!]);
});
afterAll(() => world.close());

async function makeServiceAreas(kids: readonly string[]): Promise<number[]> {
  const titles = { title_nn: 'Skule', title_nb: 'Skole', title_en: 'School' };
  const group = { kid: 'B', identifier: 'school', ...titles };
  const { id } = await world.db.insertInto('kostra_group').values(group).returning('id').executeTakeFirstOrThrow();
  const rows = kids.map((kid) => ({ kid, group_id: id, ...titles }));
  return (await world.db.insertInto('kostra_function').values(rows).returning('id').execute()).map((row) => row.id);
}

const follow = (as: TestPerson, kostraFunctions: readonly number[]) =>
  ask(as, 'mutation ($input: UpdateMeInput!) { result: updateMe(input: $input) { id } }', {
    input: { kostraFunctions },
  });

/** Sends a request; returns what came back under `result`, or the code and field of the refusal. */
async function ask<Result = unknown>(as: TestPerson | null, query: string, variables = {}): Promise<Result> {
  const { data, errors } = await world.graphql<{ result: Result }>(as as TestPerson, query, variables);
  if (!errors) return data.result;
  const { code, field } = errors[0]!.extensions;
  return { code, field } as Result;
}

type Listed = { totalCount: number; nodes: { id: string; title: string; isLimited: boolean; lastUpdated: string }[] };
const cards = '{ totalCount nodes { id title isLimited lastUpdated } }';
const made = (as: TestPerson, maker: number, kind: string, more = '') =>
  ask<Listed>(as, `{ result: madeBy(maker: ${maker}, kind: ${kind} ${more}) ${cards} }`);
const followed = (as: TestPerson, person: number, kind: string) =>
  ask<Listed>(as, `{ result: followedBy(person: ${person}, kind: ${kind}) ${cards} }`);
const titles = ({ nodes }: Listed) => nodes.map(({ title }) => title);

async function makeTopic(as: TestPerson, title: string, more = {}): Promise<string> {
  const { id } = await ask<{ id: string }>(
    as,
    'mutation ($input: CreateTopicInput!) { result: createTopic(input: $input) { id } }',
    {
      input: {
        ...{ title, category: 'TOPIC', description: JSON.stringify(richTextOf('Om dette')) },
        access: { isPrivate: false },
        ...more,
      },
    },
  );
  return id;
}
const setStatus = (person: TestPerson, user_status: 'ACTIVATED' | 'DEACTIVATED' | 'PENDING') =>
  world.db.updateTable('person').set({ user_status }).where('id', '=', person.id).execute();

const everything = (id: number) => [
  `person(id: ${id}) { id }`,
  `madeBy(maker: ${id}, kind: TOPIC) { totalCount }`,
  `followedBy(person: ${id}, kind: TOPIC) { totalCount }`,
  `peopleInSameAreas(person: ${id}) { people { person { id } } }`,
];

describe('a page that is not there', () => {
  it('is that of nobody, and of an id that is something else', async () => {
    for (const id of [999_999_999, Number(await makeTopic(world.kari, 'Eit tema'))])
      for (const field of everything(id))
        expect(await ask(world.per, `{ result: ${field} }`)).toMatchObject({ code: 'notFound' });
    expect(await ask(world.per, '{ result: organization(number: "999") { id } }')).toMatchObject({ code: 'notFound' });
    expect(await ask(world.per, '{ result: peopleOf(organization: 999999999) { totalCount } }')).toMatchObject({
      code: 'notFound',
    });
  });

  it.each(['DEACTIVATED', 'PENDING'] as const)('is that of somebody who is %s', async (status) => {
    const gone = await makePerson(world.db, 'Unni Utan', world.fjordvik);
    expect(await ask(world.per, `{ result: person(id: ${gone.id}) { name } }`)).toEqual({ name: 'Unni Utan' });
    await setStatus(gone, status);
    for (const field of everything(gone.id))
      expect(await ask(world.per, `{ result: ${field} }`)).toMatchObject({ code: 'notFound' });
  });

  it('is nobody’s who is not signed in', async () => {
    expect((await world.graphql(null, `{ person(id: ${world.kari.id}) { id } }`)).status).toBe(401);
  });

  it('names the field of an input that says nothing', async () => {
    const of = `maker: ${world.kari.id}`;
    expect(await ask(world.per, `{ result: madeBy(${of}, kind: COMMENT) { totalCount } }`)).toEqual({
      code: 'input.notAChoice',
      field: 'kind',
    });
    expect(await ask(world.per, `{ result: madeBy(${of}, kind: TOPIC, limit: 101) { totalCount } }`)).toMatchObject({
      field: 'limit',
    });
    expect(await ask(world.per, '{ result: organization(number: " ") { id } }')).toMatchObject({ field: 'number' });
  });
});

describe('somebody’s page', () => {
  it('says who they are to a stranger, and nothing that is theirs alone', async () => {
    const shown = await ask(
      world.per,
      `{ result: person(id: ${world.kari.id}) { name uri email phoneNumber organization { name number } kostraFunctions { kid } } }`,
    );
    expect(shown).toEqual({
      ...{ name: 'Kari Nes', uri: `kari-nes-${world.kari.id}`, email: null, phoneNumber: null },
      organization: { name: 'Fjordvik kommune', number: world.fjordvik.number },
      kostraFunctions: [{ kid: '202' }, { kid: '215' }],
    });
  });

  it('has no address any more when they are deactivated, where their name still stands', async () => {
    const gone = await makePerson(world.db, 'Geir Gått', world.fjordvik);
    const id = await makeTopic(gone, 'Det som står att');
    await setStatus(gone, 'DEACTIVATED');
    expect(await ask(world.per, `{ result: topic(id: ${id}) { createdBy { name uri } } }`)).toEqual({
      createdBy: { name: 'Geir Gått', uri: null },
    });
  });
});

describe('what somebody makes', () => {
  it('is listed as far as the reader may know of it, and counted so', async () => {
    const bo = await makePerson(world.db, 'Bo Bakke', world.fjordvik);
    await makeTopic(bo, 'Ope');
    const limited = await makeTopic(bo, 'Avgrensa', { access: { isPrivate: true, visibility: 'PUBLIC' } });
    await makeTopic(bo, 'Løynd', { access: { isPrivate: true, visibility: 'PRIVATE' } });
    const seen = await made(world.per, bo.id, 'TOPIC');
    expect([seen.totalCount, titles(seen)]).toEqual([2, ['Ope', 'Avgrensa']]);
    expect(seen.nodes[1]).toMatchObject({ id: limited, isLimited: true, lastUpdated: null });
    expect((await made(bo, bo.id, 'TOPIC')).totalCount).toBe(3);
    expect(titles(await made(bo, bo.id, 'TOPIC', ', limit: 1, offset: 2'))).toEqual(['Ope']);
    expect(titles(await made(world.per, world.fjordvik.id, 'TOPIC'))).toContain('Ope');
    expect(titles(await made(world.per, world.lundvik.id, 'TOPIC'))).toEqual([]);
  });

  it('holds questions of the public forum and grants', async () => {
    const body = JSON.stringify(richTextOf('Korleis gjer de det?'));
    await ask(
      world.ola,
      'mutation ($input: CreateDiscussionInput!) { result: createDiscussion(input: $input) { id } }',
      {
        input: { title: 'Kven har prøvd dette?', body },
      },
    );
    await ask(
      world.astrid,
      'mutation ($input: CreateActionValueInput!) { result: createActionValue(input: $input) { id } }',
      {
        input: { title: 'Tilskot til leikeplassar', status: 'PUBLISHED' },
      },
    );
    expect(titles(await made(world.per, world.ola.id, 'DISCUSSION'))).toEqual(['Kven har prøvd dette?']);
    expect(titles(await made(world.per, world.astrid.id, 'ACTION_VALUE'))).toEqual(['Tilskot til leikeplassar']);
  });

  it('holds questions on topics, those alone whose topic the reader may read, with the way to it', async () => {
    const bodil = await makePerson(world.db, 'Bodil Berg', world.fjordvik);
    const shut = { access: { isPrivate: true, visibility: 'PRIVATE' } };
    const homes = [await makeTopic(bodil, 'Ope tema'), await makeTopic(bodil, 'Løynt tema', shut), undefined];
    for (const [index, topic] of homes.entries()) {
      const { id } = await ask<{ id: string }>(
        bodil,
        'mutation ($input: CreateDiscussionInput!) { result: createDiscussion(input: $input) { id } }',
        { input: { title: `Spørsmål ${index}`, body: JSON.stringify(richTextOf('Kven veit?')), topic } },
      );
      await ask(bodil, `mutation { result: follow(id: ${id}) { id } }`);
    }
    const [open, hidden] = homes;
    const seen = async (as: TestPerson, field: string) => {
      const list = await ask<{ totalCount: number; nodes: { title: string; home: string | null }[] }>(
        as,
        `{ result: ${field}, kind: DISCUSSION) { totalCount nodes { title home } } }`,
      );
      return [list.totalCount, ...list.nodes.map(({ title, home }) => [title, home])];
    };
    const forAll = [2, ['Spørsmål 2', null], ['Spørsmål 0', open]];
    for (const field of [`madeBy(maker: ${bodil.id}`, `followedBy(person: ${bodil.id}`]) {
      expect(await seen(world.per, field)).toEqual(forAll);
      expect(await seen(bodil, field)).toEqual([3, ['Spørsmål 2', null], ['Spørsmål 1', hidden], ['Spørsmål 0', open]]);
      expect(await seen(bodil, `${field}, limit: 1, offset: 2`)).toEqual([3, ['Spørsmål 0', open]]);
    }
    await world.db
      .updateTable('subject')
      .set({ visibility: 'PUBLIC', is_private: true })
      .where('id', '=', Number(open))
      .execute();
    expect(await seen(world.per, `madeBy(maker: ${bodil.id}`)).toEqual([1, ['Spørsmål 2', null]]);
    await world.db.updateTable('subject').set({ status: 'ARCHIVED' }).where('id', '=', Number(open)).execute();
    expect(await seen(bodil, `madeBy(maker: ${bodil.id}`)).toEqual([2, ['Spørsmål 2', null], ['Spørsmål 1', hidden]]);
  });

  it('is empty of a kind that the reader’s organization has no permission for', async () => {
    const gro = await makePerson(world.db, 'Gro Gran', world.fjordvik);
    await makeTopic(gro, 'Alle ser det');
    const poor = await makePerson(world.db, 'Uno Utan', world.lundvik);
    expect((await made(poor, gro.id, 'TOPIC')).totalCount).toBe(1);
    await world.db.updateTable('organization').set({ permissions: [] }).where('id', '=', world.lundvik.id).execute();
    try {
      expect(await made(poor, gro.id, 'TOPIC')).toEqual({ totalCount: 0, nodes: [] });
      expect(await ask(poor, `{ result: person(id: ${gro.id}) { name } }`)).toEqual({ name: 'Gro Gran' });
    } finally {
      const all = ['CALENDAR', 'CALENDAR_TIMELINE', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'] as const;
      await world.db
        .updateTable('organization')
        .set({ permissions: [...all] })
        .where('id', '=', world.lundvik.id)
        .execute();
    }
  });
});

it('what somebody follows is listed of what the reader may open: neither hidden nor limited', async () => {
  const ids = [
    await makeTopic(world.kari, 'Fylgt og ope'),
    await makeTopic(world.kari, 'Fylgt og avgrensa', { access: { isPrivate: true, visibility: 'PUBLIC' } }),
    await makeTopic(world.kari, 'Fylgt og løynd', { access: { isPrivate: true, visibility: 'PRIVATE' } }),
  ];
  for (const id of ids) await ask(world.kari, `mutation { result: follow(id: ${id}) { id } }`);
  expect(await followed(world.per, world.kari.id, 'TOPIC')).toMatchObject({
    totalCount: 1,
    nodes: [{ title: 'Fylgt og ope' }],
  });
  expect((await followed(world.kari, world.kari.id, 'TOPIC')).totalCount).toBe(3);
});

describe('who works with the same elsewhere', () => {
  const elsewhere = (as: TestPerson, person: TestPerson) =>
    ask<{ people: { person: { name: string }; shared: { kid: string }[] }[]; topics: { title: string }[] }>(
      as,
      `{ result: peopleInSameAreas(person: ${person.id}) { people { person { name } shared { kid } } topics { title } } }`,
    );

  it('is nobody where no service areas are followed', async () => {
    expect(await elsewhere(world.kari, world.astrid)).toEqual({ people: [], topics: [] });
  });

  it('is people of other organizations, those with most in common first; none of the same, none deactivated', async () => {
    const gone = await makePerson(world.db, 'Ada Av', world.lundvik);
    await follow(gone, areas);
    await setStatus(gone, 'DEACTIVATED');
    expect((await elsewhere(world.ola, world.kari)).people).toEqual([
      { person: { name: 'Siri Same' }, shared: [{ kid: '202' }, { kid: '215' }] },
      { person: { name: 'Per Lund' }, shared: [{ kid: '215' }] },
    ]);
  });

  it('is their topics that the reader may open', async () => {
    const about = { kostraFunctions: [areas[0]] };
    await makeTopic(siri, 'Skulemat i Lundvik', about);
    await makeTopic(siri, 'Løynd i Lundvik', { ...about, access: { isPrivate: true, visibility: 'PRIVATE' } });
    await makeTopic(siri, 'Avgrensa i Lundvik', { ...about, access: { isPrivate: true, visibility: 'PUBLIC' } });
    await makeTopic(siri, 'Noko anna', { kostraFunctions: [areas[2]] });
    await makeTopic(world.ola, 'Hos oss sjølve', about);
    expect((await elsewhere(world.ola, world.kari)).topics).toEqual([{ title: 'Skulemat i Lundvik' }]);
  });
});

it('anybody who is signed in is told how many admins there are, of those who are active', async () => {
  expect(await ask(world.per, '{ result: adminCount }')).toBe(1);
  await setStatus(world.astrid, 'DEACTIVATED');
  expect(await ask(world.per, '{ result: adminCount }')).toBe(0);
  await setStatus(world.astrid, 'ACTIVATED');
  expect((await world.graphql(null, '{ adminCount }')).status).toBe(401);
});

describe('an organization’s page', () => {
  it('lists its active people by name, in pages', async () => {
    const page = `peopleOf(organization: ${world.lundvik.id}, limit: 2, offset: 1) { totalCount pageInfo { hasNextPage } nodes { name } }`;
    expect(await ask(world.kari, `{ result: ${page} }`)).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: false },
      nodes: [{ name: 'Siri Same' }, { name: 'Uno Utan' }],
    });
    expect(await ask(world.kari, `{ result: organization(number: "${world.lundvik.number}") { name } }`)).toEqual({
      name: 'Lundvik kommune',
    });
  });
});

it('a page takes no more statements with fifty of everything than with two', async () => {
  const lars = await makePerson(world.db, 'Lars Lite', world.fjordvik);
  const mari = await makePerson(world.db, 'Mari Mykje', world.fjordvik);
  for (const [person, many] of [[lars, 2] as const, [mari, 50] as const]) {
    for (let index = 0; index < many; index += 1) {
      const id = await makeTopic(person, `Tema ${index}`);
      await world.db
        .insertInto('follow')
        .values({ person_id: person.id, subject_id: Number(id) })
        .execute();
      const body = JSON.stringify(richTextOf('Kven veit?'));
      for (const topic of [id, undefined])
        await ask(
          person,
          'mutation ($input: CreateDiscussionInput!) { result: createDiscussion(input: $input) { id } }',
          { input: { title: `Spørsmål ${index}`, body, topic } },
        );
    }
    await follow(person, areas);
  }
  await wholePage(lars.id); // the first request reads what later ones find cached
  const few = await statementsOf(() => wholePage(lars.id), 8);
  const many = await statementsOf(() => wholePage(mari.id), 8);
  expect(many.least).toBeLessThanOrEqual(few.most);
});

/** Requests everything on a person's page. */
async function wholePage(person: number): Promise<void> {
  const page = '{ totalCount nodes { id title home lastUpdated createdBy { name organization { name } } } }';
  const lists = ['CALENDAR', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'].map(
    (kind) =>
      `made${kind}: madeBy(maker: ${person}, kind: ${kind}, limit: 50) ${page} followed${kind}: followedBy(person: ${person}, kind: ${kind}, limit: 50) ${page}`,
  );
  const query = `{ person(id: ${person}) { name uri organization { name } kostraFunctions { kid title } } ${lists.join(' ')}
    peopleInSameAreas(person: ${person}) { people { person { name organization { name } } shared { title } } topics { title createdBy { name } } } }`;
  const { errors } = await world.graphql(world.per, query);
  expect(errors).toBeUndefined();
}
