import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { everyTable, hidden, open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';

let world: World;
let calendar: string;
let other: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  for (const table of ['subject_tag', 'tag_follow', 'tag'] as const) await world.db.deleteFrom(table).execute();
  calendar = await makeCalendar(world, world.kari, open);
  other = await makeCalendar(world, world.kari, hidden);
  await tag(calendar, 'Budsjet');
  await tag(other, 'Budsjet', 'Haust');
  dataOf(await world.graphql(world.ola, 'mutation { followTag(input: { title: "Budsjet" }) { id } }'));
});
afterAll(() => world.close());

const tag = async (meta: string, ...tags: string[]) =>
  dataOf(
    await world.graphql(world.kari, 'mutation ($input: ChangeTagsInput!) { addTags(input: $input) { id } }', {
      input: { meta, tags },
    }),
  );
const rename = (as: TestPerson, title: string, newTitle: string) =>
  world.graphql<{ renameTag: { title: string } }>(
    as,
    'mutation ($input: RenameTagInput!) { renameTag(input: $input) { id title color } }',
    { input: { title, newTitle } },
  );
const merge = (as: TestPerson, title: string, into: string) =>
  world.graphql<{ mergeTags: { title: string } }>(
    as,
    'mutation ($input: MergeTagsInput!) { mergeTags(input: $input) { id title color } }',
    { input: { title, into } },
  );
const tagsOf = async (meta: string) =>
  dataOf(
    await world.graphql<{ tags: { title: string }[] }>(world.kari, `{ tags(meta: "${meta}") { title } }`),
  ).tags.map(({ title }) => title);
const followed = async () =>
  dataOf(
    await world.graphql<{ myFollowed: { tags: { title: string }[] } }>(world.ola, '{ myFollowed { tags { title } } }'),
  ).myFollowed.tags.map(({ title }) => title);
const log = () =>
  world.db
    .selectFrom('audit_entry')
    .where('action', '=', 'tag')
    .select(['person_id', 'detail'])
    .orderBy('id')
    .execute();

describe('the list of all tags', () => {
  type Tags = { adminTags: { totalCount: number; nodes: { title: string; count: number; followers: number }[] } };
  const list = (as: TestPerson, input = '') =>
    world.graphql<Tags>(as, `{ adminTags(input: { ${input} }) { totalCount nodes { title count followers } } }`);

  it('is not there for Kari', async () => {
    expect(refusalOf(await list(world.kari))).toEqual(['notFound']);
  });

  it('tells Astrid how many things have each and how many follow it, by title, found by any part of the words', async () => {
    const [budget, autumn] = [
      { title: 'Budsjet', count: 2, followers: 1 },
      { title: 'Haust', count: 1, followers: 0 },
    ];
    expect(dataOf(await list(world.astrid)).adminTags).toEqual({ totalCount: 2, nodes: [budget, autumn] });
    expect(dataOf(await list(world.astrid, 'limit: 1, offset: 1')).adminTags.nodes).toEqual([autumn]);
    expect(dataOf(await list(world.astrid, 'text: "AUS"')).adminTags).toEqual({ totalCount: 1, nodes: [autumn] });
    expect(dataOf(await list(world.astrid, 'text: "%"')).adminTags.nodes).toEqual([]);
  });
});

describe('another title is refused', () => {
  it('to everybody but admins, as if there were no such call', async () => {
    const before = await everyTable(world);
    for (const person of [world.kari, world.ola, world.per]) {
      expect(refusalOf(await rename(person, 'Budsjet', 'Budsjett'))).toEqual(['notFound']);
      expect(refusalOf(await merge(person, 'Budsjet', 'Haust'))).toEqual(['notFound']);
    }
    expect(await everyTable(world)).toBe(before);
    expect(await log()).toEqual([]);
  });

  it('of a tag that there is not, and to one that is no title', async () => {
    expect(refusalOf(await rename(world.astrid, 'Vår', 'Sommar'))).toEqual(['notFound', 'input.title']);
    expect(refusalOf(await merge(world.astrid, 'Vår', 'Haust'))).toEqual(['notFound', 'input.title']);
    expect(refusalOf(await merge(world.astrid, 'Haust', 'Vår'))).toEqual(['notFound', 'input.into']);
    expect(refusalOf(await rename(world.astrid, 'Budsjet', '\u200b'))).toEqual(['input.invisible', 'input.newTitle']);
  });

  it('where another tag has it: they are merged instead; and never with itself', async () => {
    const before = await everyTable(world);
    expect(refusalOf(await rename(world.astrid, 'Budsjet', 'HAUST'))).toEqual(['tag.taken', 'input.newTitle']);
    expect(refusalOf(await merge(world.astrid, 'Budsjet', 'budsjet'))).toEqual(['tag.same', 'input.into']);
    expect(await everyTable(world)).toBe(before);
  });
});

it('a new title reaches everything that has the tag, hidden things too, and all who follow it; the log has its number', async () => {
  await makeEvent(world, world.kari, calendar, { tags: ['BUDSJET'] });
  expect(dataOf(await rename(world.astrid, 'budsjet', 'Budsjett')).renameTag.title).toBe('Budsjett');
  expect(await tagsOf(calendar)).toEqual(['Budsjett']);
  expect(await tagsOf(other)).toEqual(['Budsjett', 'Haust']);
  expect(await followed()).toEqual(['Budsjett']);
  expect(await log()).toMatchObject([{ person_id: world.astrid.id, detail: { from: expect.any(Number) } }]);
  expect(JSON.stringify(await log())).not.toMatch(/budsjet/i);
});

it('another spelling is a new title', async () => {
  dataOf(await rename(world.astrid, 'Budsjet', 'BUDSJET'));
  expect(await tagsOf(other)).toEqual(['BUDSJET', 'Haust']);
  expect(await followed()).toEqual(['BUDSJET']);
});

it('a title that nobody uses any more is free', async () => {
  await tag(calendar, 'Budsjett');
  dataOf(
    await world.graphql(world.kari, 'mutation ($input: ChangeTagsInput!) { removeTags(input: $input) { id } }', {
      input: { meta: calendar, tags: ['Budsjett'] },
    }),
  );
  dataOf(await rename(world.astrid, 'Budsjet', 'Budsjett'));
  expect(await tagsOf(calendar)).toEqual(['Budsjett']);
});

it('merged tags are one on what had both, keep its spelling, and have the followers of both', async () => {
  dataOf(await world.graphql(world.per, 'mutation { followTag(input: { title: "Haust" }) { id } }'));
  const before = (await log()).length;
  expect(dataOf(await merge(world.astrid, 'Budsjet', 'haust')).mergeTags.title).toBe('Haust');
  expect(await tagsOf(calendar)).toEqual(['Haust']);
  expect(await tagsOf(other)).toEqual(['Haust']);
  expect(await followed()).toEqual(['Haust']);
  expect(await world.db.selectFrom('tag_follow').select('person_id').execute()).toHaveLength(2);
  expect(await log()).toHaveLength(before + 1);
});
