import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { eventsOf, everyTable, hidden, limited, open } from '../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  for (const table of ['subject_tag', 'tag_follow', 'tag'] as const) await world.db.deleteFrom(table).execute();
  calendar = await makeCalendar(world, world.kari, open);
});
afterAll(() => world.close());

type Tag = { id: string; title: string; color: string; isFollowing: boolean };
const fields = '{ id title color isFollowing }';
const query = <Result>(as: TestPerson, text: string, variables?: object) => world.graphql<Result>(as, text, variables);

const follow = (as: TestPerson, title: string) =>
  query<{ followTag: Tag }>(as, `mutation ($input: FollowTagInput!) { followTag(input: $input) ${fields} }`, {
    input: { title },
  });
const unfollow = (as: TestPerson, title: string) =>
  query<{ unfollowTag: Tag }>(as, `mutation ($title: String!) { unfollowTag(title: $title) ${fields} }`, { title });
const change = (as: TestPerson, name: 'addTags' | 'removeTags', meta: string, ...tags: string[]) =>
  query<Record<typeof name, Tag[]>>(as, `mutation ($input: ChangeTagsInput!) { ${name}(input: $input) ${fields} }`, {
    input: { meta, tags },
  });
const add = (as: TestPerson, meta: string, ...tags: string[]) => change(as, 'addTags', meta, ...tags);
const search = async (as: TestPerson, text: string, more = '') => {
  const found = await query<{ searchTags: Tag[] }>(
    as,
    `query ($query: String!) { searchTags(query: $query${more}) ${fields} }`,
    {
      query: text,
    },
  );
  return dataOf(found).searchTags.map(({ title }) => title);
};
const one = (as: TestPerson, title: string) =>
  query<{ tag: Tag }>(as, `query ($title: String!) { tag(title: $title) ${fields} }`, { title });
type Kinds = { taggedKinds: { kind: string; count: number }[] };
const kinds = async (as: TestPerson, title: string) =>
  dataOf(await query<Kinds>(as, 'query ($title: String!) { taggedKinds(title: $title) { kind count } }', { title }))
    .taggedKinds;
type Page = { tagged: { totalCount: number; nodes: { id: string; kind: string }[] } };
const tagged = async (as: TestPerson, title: string, kind = 'CALENDAR', more = '') => {
  const text = `query ($title: String!) { tagged(title: $title, kind: ${kind}${more}) { totalCount nodes { id kind uri } } }`;
  return dataOf(await query<Page>(as, text, { title })).tagged;
};
const tagsOf = async (as: TestPerson, meta = calendar) =>
  dataOf(await query<{ tags: Tag[] }>(as, `{ tags(meta: "${meta}") ${fields} }`)).tags.map(({ title }) => title);
const followed = async (as: TestPerson) =>
  dataOf(await query<{ myFollowed: { tags: Tag[] } }>(as, `{ myFollowed { tags ${fields} } }`)).myFollowed.tags.map(
    ({ title }) => title,
  );

describe('a tag is refused', () => {
  it.each([
    ['nothing', ' \n', 'input.required'],
    ['zero-width characters alone', '\u200b\u200d\u2060', 'input.invisible'],
    ['51 characters', 'å'.repeat(51), 'input.tooLong'],
  ])('of %s: given, taken, followed, searched for as one', async (_what, title, code) => {
    const before = await everyTable(world);
    expect(refusalOf(await follow(world.ola, title))).toEqual([code, 'input.title']);
    expect(refusalOf(await unfollow(world.ola, title))).toEqual([code, 'title']);
    expect(refusalOf(await one(world.ola, title))).toEqual([code, 'title']);
    expect(refusalOf(await add(world.kari, calendar, 'Budsjett', title))).toEqual([code, 'input.tags.1']);
    expect(await everyTable(world)).toBe(before);
  });

  it('on what is not there, on what one may not know of alike, and from those who only read', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const absent = await add(world.per, '999999999', 'Budsjett');
    expect(refusalOf(absent)).toEqual(['notFound', 'input.meta']);
    expect(await add(world.per, secret, 'Budsjett')).toEqual(absent);
    expect(refusalOf(await add(world.ola, calendar, 'Budsjett'))).toEqual(['notAllowed', 'input.meta']);
    expect(refusalOf(await change(world.ola, 'removeTags', calendar, 'Budsjett'))).toEqual([
      'notAllowed',
      'input.meta',
    ]);
  });

  it('on a series, whose tags are in its form', async () => {
    const { id } = await makeEvent(world, world.kari, calendar);
    expect(refusalOf(await add(world.kari, id, 'Budsjett'))).toEqual(['notFound', 'input.meta']);
  });

  it('on an archived year wheel', async () => {
    dataOf(await add(world.kari, calendar, 'Budsjett'));
    dataOf(await query(world.kari, `mutation { archiveCalendar(id: "${calendar}") { id } }`));
    expect(refusalOf(await add(world.kari, calendar, 'Haust'))).toEqual(['calendar.archived']);
    expect(refusalOf(await change(world.kari, 'removeTags', calendar, 'Budsjett'))).toEqual(['calendar.archived']);
    expect(await tagsOf(world.ola)).toEqual(['Budsjett']);
  });

  it('as the twenty-first of a thing; one that it has already is not one more', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => `Nr ${at}`);
    dataOf(await add(world.kari, calendar, ...twenty));
    const before = await everyTable(world);
    expect(refusalOf(await add(world.kari, calendar, 'Ein til'))).toEqual(['input.tooMany', 'input.tags']);
    expect(refusalOf(await add(world.kari, calendar, ...twenty, 'Ein til'))).toEqual(['input.tooMany', 'input.tags']);
    expect(await everyTable(world)).toBe(before);
    dataOf(await add(world.kari, calendar, 'Nr 1'));
  });
});

describe('what is not there for somebody', () => {
  it('is a tag that only hidden or limited things have: absent by name, search, count and list', async () => {
    for (const access of [hidden, limited]) {
      const secret = await makeCalendar(world, world.kari, access);
      dataOf(await add(world.kari, secret, 'Omorganisering'));
      await makeEvent(world, world.kari, secret, { tags: ['Omorganisering'] });
      expect(refusalOf(await one(world.per, 'Omorganisering'))).toEqual(['notFound', 'title']);
      expect(await search(world.per, 'omorg')).toEqual([]);
      expect(await kinds(world.per, 'Omorganisering')).toEqual([]);
      expect(await tagged(world.per, 'Omorganisering')).toEqual({ totalCount: 0, nodes: [] });
      expect(refusalOf(await query(world.per, `{ tags(meta: "${secret}") { id } }`))[0]).toBe(
        access === hidden ? 'notFound' : 'notAllowed',
      );
      expect(await search(world.kari, 'omorg')).toEqual(['Omorganisering']);
      await world.db.deleteFrom('subject').where('id', '=', Number(secret)).execute();
    }
  });

  it('is how a hidden thing spells a tag, however old it is, to whoever follows it too', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    dataOf(await add(world.kari, secret, 'BUDSJETT'));
    expect(dataOf(await follow(world.per, 'budSjett')).followTag.title).toBe('budSjett');
    expect(dataOf(await one(world.per, 'BUDSJETT')).tag.title).toBe('budSjett');
    dataOf(await add(world.kari, calendar, 'Budsjett'));
    expect(dataOf(await one(world.per, 'BUDSJETT')).tag.title).toBe('Budsjett');
    expect(await followed(world.per)).toEqual(['Budsjett']);
  });

  it('is the list of what others follow', async () => {
    dataOf(await follow(world.ola, 'Haust'));
    expect(await followed(world.per)).toEqual([]);
    expect(refusalOf(await one(world.per, 'Haust'))).toEqual(['notFound', 'title']);
    expect(await search(world.per, 'haust')).toEqual([]);
  });
});

describe('the tags of a thing', () => {
  it('are given and taken, whatever the case, and told once', async () => {
    expect(dataOf(await add(world.kari, calendar, 'Budsjett', 'budsjett', 'Haust')).addTags).toHaveLength(2);
    expect(dataOf(await add(world.kari, calendar, 'HAUST')).addTags).toHaveLength(2);
    expect(await tagsOf(world.per)).toEqual(['Budsjett', 'HAUST']);
    dataOf(await change(world.kari, 'removeTags', calendar, 'haust', 'Vår'));
    dataOf(await change(world.kari, 'removeTags', calendar, 'haust'));
    expect(await tagsOf(world.per)).toEqual(['Budsjett']);
    expect((await eventsOf(world, calendar)).slice(1)).toEqual(['subject.tagged', 'subject.untagged']);
  });

  it('keep the moment at which they came, through a change of the form of a series', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, { tags: ['Budsjett', 'Vår'] });
    const moments = async () =>
      world.db
        .selectFrom('subject_tag')
        .where('subject_id', '=', Number(id))
        .select(['spelling', 'date_created'])
        .orderBy('spelling')
        .execute();
    const [before] = await moments();
    dataOf(await call(world, world.kari, 'updateEvent', { id, version: 1, tags: ['budsjett', 'Haust'] }));
    const after = await moments();
    expect(after.map(({ spelling }) => spelling).toSorted()).toEqual(['Haust', 'budsjett']);
    expect(after.find(({ spelling }) => spelling === 'budsjett')!.date_created).toEqual(before!.date_created);
    expect(after.find(({ spelling }) => spelling === 'Haust')!.date_created).not.toEqual(before!.date_created);
  });
});

describe('following a tag', () => {
  it('is done once, whatever the case, and ended again', async () => {
    dataOf(await follow(world.ola, 'Haust'));
    expect(dataOf(await follow(world.ola, 'haust')).followTag).toMatchObject({ title: 'haust', isFollowing: true });
    expect(await followed(world.ola)).toEqual(['haust']);
    expect(dataOf(await unfollow(world.ola, 'HAUST')).unfollowTag.isFollowing).toBe(false);
    dataOf(await unfollow(world.ola, 'HAUST'));
    expect(await followed(world.ola)).toEqual([]);
  });

  it('is refused as the hundred and first', async () => {
    for (let at = 0; at < 100; at++) dataOf(await follow(world.ola, `Nr ${at}`));
    expect(refusalOf(await follow(world.ola, 'Ein til'))).toEqual(['input.tooMany', 'input.title']);
    dataOf(await follow(world.ola, 'nr 1'));
    expect(await followed(world.ola)).toHaveLength(100);
  });
});

describe('a search for tags', () => {
  it('finds nothing for nothing, for 10,000 characters, and takes signs of SQL for what they are', async () => {
    dataOf(await add(world.kari, calendar, '100 % sikkert', "Pers 'sak'"));
    expect(await search(world.per, ' ')).toEqual([]);
    expect(await search(world.per, 'a'.repeat(10_000))).toEqual([]);
    expect(await search(world.per, '%')).toEqual(['100 % sikkert']);
    expect(await search(world.per, '_')).toEqual([]);
    expect(await search(world.per, "'sak'")).toEqual(["Pers 'sak'"]);
    expect(await search(world.per, '\u0000')).toEqual([]);
  });

  it('finds any part of the words, those that are just that first, then those that begin so', async () => {
    dataOf(await add(world.kari, calendar, 'Årsbudsjett', 'Budsjettmøte', 'Budsjett', 'Haust'));
    expect(await search(world.per, 'budsjett')).toEqual(['Budsjett', 'Budsjettmøte', 'Årsbudsjett']);
    expect(await search(world.per, 'ÅRS')).toEqual(['Årsbudsjett']);
  });

  it('finds with onlyWrite what one may write alone', async () => {
    dataOf(await add(world.kari, calendar, 'Budsjett'));
    dataOf(await follow(world.ola, 'Budsjettmøte'));
    expect(await search(world.ola, 'bud')).toEqual(['Budsjett', 'Budsjettmøte']);
    expect(await search(world.ola, 'bud', ', onlyWrite: true')).toEqual([]);
    expect(await search(world.kari, 'bud', ', onlyWrite: true')).toEqual(['Budsjett']);
  });
});

describe('what has a tag', () => {
  it('is counted by kind and listed a kind at a time, the newest first', async () => {
    const wheels = [calendar, await makeCalendar(world, world.kari, open), await makeCalendar(world, world.kari, open)];
    for (const wheel of wheels) dataOf(await add(world.kari, wheel, 'Budsjett'));
    const secret = await makeCalendar(world, world.kari, hidden);
    dataOf(await add(world.kari, secret, 'Budsjett'));
    await makeEvent(world, world.kari, calendar, { tags: ['budsjett'] });
    expect(await kinds(world.per, 'BUDSJETT')).toEqual([
      { kind: 'CALENDAR', count: 3 },
      { kind: 'EVENT', count: 1 },
    ]);
    const first = await tagged(world.per, 'Budsjett', 'CALENDAR', ', limit: 2');
    expect([first.totalCount, first.nodes.map(({ id }) => id)]).toEqual([3, [wheels[2], wheels[1]]]);
    const last = await tagged(world.per, 'Budsjett', 'CALENDAR', ', limit: 2, offset: 2');
    expect(last.nodes.map(({ id }) => id)).toEqual([calendar]);
    expect((await tagged(world.per, 'Budsjett', 'EVENT')).nodes).toMatchObject([{ kind: 'EVENT' }]);
    expect(await tagged(world.per, 'Budsjett', 'TOPIC')).toEqual({ totalCount: 0, nodes: [] });
    expect((await kinds(world.kari, 'Budsjett'))[0]!.count).toBe(4);
  });
});
