import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { richText } from '../../subject/testing/things.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-03-10T11:00:00Z');
  await world.db.deleteFrom('news').execute();
});
afterAll(() => world.close());

const words = (title: string, body = `Om ${title}`) => ({ title, body: richText(body) });
type Admin = { id: string; version: number; status: string; publishOn: string | null; isShown: boolean };
const fields = 'id version status publishOn isShown';
async function write(input: object, as: TestPerson = world.astrid) {
  return world.graphql<{ createNews: Admin }>(
    as,
    `mutation ($input: CreateNewsInput!) { createNews(input: $input) { ${fields} } }`,
    { input: { nn: words('Nytt'), status: 'PUBLISHED', ...input } },
  );
}
const written = async (input: object = {}) => (await write(input)).data!.createNews;
const update = (input: object, as: TestPerson = world.astrid) =>
  world.graphql<{ updateNews: Admin }>(
    as,
    `mutation ($input: UpdateNewsInput!) { updateNews(input: $input) { ${fields} } }`,
    { input: { nn: words('Nytt'), status: 'PUBLISHED', ...input } },
  );
type Read = { totalCount: number; nodes: { id: string; title: string; language: string; publishedOn: string }[] };
const read = async (as = world.kari) =>
  (await world.graphql<{ news: Read }>(as, '{ news { totalCount nodes { id title language publishedOn } } }')).data!
    .news;
const titles = async (as = world.kari) => (await read(as)).nodes.map(({ title }) => title);
const one = (id: string, as = world.kari) =>
  world.graphql<{ newsItem: { title: string } }>(as, 'query ($id: ID!) { newsItem(id: $id) { title body } }', { id });
const list = async (input: object) =>
  (
    await world.graphql<{ adminNews: { totalCount: number; nodes: { nn: { title: string } }[] } }>(
      world.astrid,
      'query ($input: AdminNewsInput!) { adminNews(input: $input) { totalCount nodes { nn { title } } } }',
      { input },
    )
  ).data!.adminNews.nodes.map(({ nn }) => nn.title);
const refusalOf = ({ errors }: { errors?: readonly { extensions: unknown }[] | undefined }) => errors?.[0]?.extensions;

describe('what everybody reads', () => {
  it('is what is published, the newest day first, until it is put away', async () => {
    await written({ nn: words('Eldst'), publishOn: '2026-01-02' });
    const last = await written({ nn: words('Sist') });
    await written({ nn: words('Utkast'), status: 'DRAFT' });
    expect(await titles()).toEqual(['Sist', 'Eldst']);
    expect((await read()).nodes[0]).toMatchObject({ publishedOn: '2026-03-10', language: 'nn' });
    await update({ id: last.id, version: last.version, status: 'ARCHIVED' });
    expect(await titles()).toEqual(['Eldst']);
    expect((await read()).totalCount).toBe(1);
  });

  it('comes on its day in Oslo, and is absent before, by its id too', async () => {
    const coming = await written({ nn: words('I morgon'), publishOn: '2026-03-11' });
    expect(coming).toMatchObject({ status: 'PUBLISHED', isShown: false });
    expect(await titles()).toEqual([]);
    expect(refusalOf(await one(coming.id))).toMatchObject({ code: 'notFound' });
    world.setNow('2026-03-10T23:30:00Z'); // half past midnight in Oslo
    expect(await titles()).toEqual(['I morgon']);
    expect((await one(coming.id)).data?.newsItem.title).toBe('I morgon');
  });

  it('is in the language of the reader where it is written in it, else in Nynorsk', async () => {
    await written({ nn: words('Nytt'), en: words('News') });
    const as = async (language: 'nn' | 'nb' | 'en') => {
      await world.db.updateTable('person').set({ language }).where('id', '=', world.kari.id).execute();
      const [item] = (await read()).nodes;
      return [item!.title, item!.language];
    };
    expect(await as('en')).toEqual(['News', 'en']);
    expect(await as('nb')).toEqual(['Nytt', 'nn']);
    expect(await as('nn')).toEqual(['Nytt', 'nn']);
  });
});

describe('writing', () => {
  it('is for admins: to others it is not there', async () => {
    const { id, version } = await written({ status: 'DRAFT' });
    for (const as of [world.kari, world.per]) {
      for (const refused of [await write({}, as), await update({ id, version }, as)])
        expect(refusalOf(refused)).toMatchObject({ code: 'notFound' });
      for (const query of ['adminNews(input: {}) { totalCount }', `adminNewsItem(id: "${id}") { id }`])
        expect(refusalOf(await world.graphql(as, `{ ${query} }`))).toMatchObject({ code: 'notFound' });
    }
  });

  it('publishes today where no other day is said, and stands in the log without its words', async () => {
    const { id, publishOn } = await written();
    expect(publishOn).toBe('2026-03-10');
    const entry = await world.db
      .selectFrom('audit_entry')
      .select(['person_id', 'detail'])
      .where('action', '=', 'news')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({
      person_id: world.astrid.id,
      detail: { news: Number(id), status: 'PUBLISHED', publishOn: '2026-03-10' },
    });
  });

  it('of two who save at once refuses the second, and nothing of theirs is written', async () => {
    const { id, version } = await written({ nn: words('Først') });
    expect((await update({ id, version, nn: words('Ein') })).data?.updateNews.version).toBe(2);
    expect(refusalOf(await update({ id, version, nn: words('To') }))).toMatchObject({
      code: 'conflict',
      field: 'input.version',
    });
    expect(await titles()).toEqual(['Ein']);
  });

  it('takes back, puts away and brings back as a draft', async () => {
    const { id } = await written();
    for (const [version, status] of [
      [1, 'DRAFT'],
      [2, 'ARCHIVED'],
      [3, 'DRAFT'],
    ] as const) {
      expect((await update({ id, version, status })).data?.updateNews).toMatchObject({ status, isShown: false });
      expect(await titles()).toEqual([]);
    }
  });

  it.each([
    ['no title', { nn: words('  ') }, 'input.required', 'input.nn.title'],
    ['a title of 256', { nn: words('x'.repeat(256)) }, 'input.tooLong', 'input.nn.title'],
    ['no text', { nn: words('Nytt', '') }, 'input.required', 'input.nn.body'],
    ['half a language', { nb: { title: 'Nytt', body: richText('') } }, 'input.required', 'input.nb.body'],
    [
      'a link that runs',
      {
        nn: {
          title: 'Nytt',
          body: JSON.stringify({
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
                ],
              },
            ],
          }),
        },
      },
      'input.link',
      'input.nn.body',
    ],
    ['30 February', { publishOn: '2026-02-30' }, 'input.day', 'input.publishOn'],
    ['a status of other things', { status: 'OBSOLETE' }, 'input.notAChoice', 'input.status'],
  ])('%s is refused', async (_, input, code, field) => {
    expect(refusalOf(await write(input))).toMatchObject({ code, field });
    expect(await list({})).toEqual([]);
  });
});

it('admins find it by words of a title in any language, and by status', async () => {
  await written({ nn: words('Årshjul'), en: words('Year wheels') });
  await written({ nn: words('50 % av alle'), status: 'DRAFT' });
  expect(await list({})).toHaveLength(2);
  expect(await list({ text: 'YEAR' })).toEqual(['Årshjul']);
  expect(await list({ text: '%' })).toEqual(['50 % av alle']);
  expect(await list({ status: 'DRAFT' })).toEqual(['50 % av alle']);
});
