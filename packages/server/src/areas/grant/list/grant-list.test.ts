import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { nextDeadlineJob } from '../grant/next-deadline.job.ts';
import { application, call, makeGrant, report } from '../testing/grants.ts';

let world: World;
const ids: Record<string, string> = {};
const made = { source: '', sector: '', group: '', functions: [] as string[] };

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  const { db, astrid } = world;
  const titles = { title_nn: 'Bustad', title_nb: 'Bolig', title_en: 'Housing' };
  const group = { kid: '2', identifier: 'g2', ...titles };
  const { id: group_id } = await db.insertInto('kostra_group').values(group).returning('id').executeTakeFirstOrThrow();
  const functions = await db
    .insertInto('kostra_function')
    .values(['265', '283'].map((kid) => ({ kid, group_id, ...titles })))
    .returning('id')
    .execute();
  made.group = String(group_id);
  made.functions = functions.map(({ id }) => String(id));
  const name = { name: 'Husbanken' };
  made.source = dataOf(await call<{ id: string }>(world, astrid, 'createSource', name)).createSource.id;
  const sector = { nn: 'Bustad', nb: 'Bolig', en: 'Housing' };
  made.sector = dataOf(await call<{ id: string }>(world, astrid, 'createSector', sector)).createSector.id;
  const make = async (title: string, more: object) => {
    ids[title] = (await makeGrant(world, { title, ...more })).id;
  };
  await make('Bustadtiltak', {
    deadlines: [application('2026-05-01'), report('2026-12-01')],
    ...{ source: made.source, sectors: [made.sector], kostraFunctions: made.functions, category: 'STATE' },
  });
  await make('Kulturbygg', { deadlines: [application('2026-04-01')], kostraFunctions: made.functions.slice(0, 1) });
  await make('Integrering', { type: 'REIMBURSEMENT', description: 'Fast sum for kvar flyktning' });
  await make('Utgått ordning', { deadlines: [application('2026-03-01'), report('2026-09-01')] });
  await make('Utkast', { status: 'DRAFT', deadlines: [application('2026-03-20')] });
});
afterAll(() => world.close());

const list = async (as: TestPerson, input = '') => {
  const query = `{ allActionValues${input && `(input: { ${input} })`} { totalCount pageInfo { numberOfPages } nodes { title } } }`;
  type Page = { totalCount: number; pageInfo: { numberOfPages: number }; nodes: { title: string }[] };
  return dataOf(await world.graphql<{ allActionValues: Page }>(as, query)).allActionValues;
};
const titles = async (input = '', as = world.kari) => (await list(as, input)).nodes.map(({ title }) => title);

describe('the list of grants', () => {
  it('begins with the next day by which people apply, and leaves out what has passed and drafts', async () => {
    expect(await titles()).toEqual(['Kulturbygg', 'Bustadtiltak', 'Integrering']);
    expect(await titles('showExpired: true')).toHaveLength(4);
    expect(await titles('status: DRAFT')).toEqual([]);
    expect(await titles('status: DRAFT', world.astrid)).toEqual(['Utkast']);
    expect(await titles('', world.astrid)).toEqual(['Utkast', 'Kulturbygg', 'Bustadtiltak', 'Integrering']);
  });

  it('is sorted by the other names of the sort, and narrowed by the word for a group', async () => {
    expect(await titles('sortBy: TITLE')).toEqual(['Bustadtiltak', 'Integrering', 'Kulturbygg']);
    expect(await titles('sortKey: "0"')).toEqual(['Bustadtiltak', 'Integrering', 'Kulturbygg']);
    expect(await titles('sortKey: "1"')).toEqual(['Integrering', 'Kulturbygg', 'Bustadtiltak']);
    expect(await titles('sortKey: "0", order: DESCENDING')).toEqual(['Kulturbygg', 'Integrering', 'Bustadtiltak']);
    expect(await titles('sort: DEADLINE, sortBy: TITLE, sortKey: "1"')).toEqual(await titles());
    expect(await titles('kostraGroupKey: "g2"')).toEqual(['Kulturbygg', 'Bustadtiltak']);
    expect(await titles('kostraGroupKey: "ukjend"')).toEqual([]);
  });

  it('is narrowed by each filter', async () => {
    expect(await titles(`source: "${made.source}"`)).toEqual(['Bustadtiltak']);
    expect(await titles(`sector: "${made.sector}"`)).toEqual(['Bustadtiltak']);
    expect(await titles('category: STATE')).toEqual(['Bustadtiltak']);
    expect(await titles('type: REIMBURSEMENT')).toEqual(['Integrering']);
    expect(await titles(`kostraGroup: "${made.group}"`)).toEqual(['Kulturbygg', 'Bustadtiltak']);
    expect(await titles(`kostraFunctions: ["${made.functions[1]}"]`)).toEqual(['Bustadtiltak']);
    expect(await titles(`kostraFunctions: ["${made.functions.join('", "')}"]`)).toHaveLength(2);
    expect(await titles(`kostraFunctions: ["${made.functions[0]}"], category: STATE`)).toEqual(['Bustadtiltak']);
  });

  it('is searched by words of the title and the text, also the later part of a compound', async () => {
    expect(await titles('search: "flyktning"')).toEqual(['Integrering']);
    expect(await titles('search: "tiltak"')).toEqual(['Bustadtiltak']);
    expect(await titles('search: "kultur bustad"')).toEqual([]);
    expect(await titles('search: "!!"')).toEqual([]);
  });

  it('shows what one follows alone', async () => {
    dataOf(await world.graphql(world.kari, `mutation { follow(id: "${ids.Kulturbygg}") { id } }`));
    expect(await titles('showOnlyMyFollowed: true')).toEqual(['Kulturbygg']);
    expect(await titles('showOnlyMyFollowed: true', world.ola)).toEqual([]);
    const followed = '{ myFollowed { actionValues { title } } }';
    expect(dataOf(await world.graphql(world.kari, followed))).toEqual({
      myFollowed: { actionValues: [{ title: 'Kulturbygg' }] },
    });
  });

  it('has pages and a count, and is sorted by title and by change', async () => {
    const page = await list(world.kari, 'sort: TITLE, limit: 2, offset: 2');
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { numberOfPages: 2 }, nodes: [{ title: 'Kulturbygg' }] });
    expect((await titles('sort: LAST_UPDATED'))[0]).toBe('Integrering');
    expect(await titles('sort: DEADLINE, order: DESCENDING')).toEqual(['Bustadtiltak', 'Kulturbygg', 'Integrering']);
  });
});

it('at night the next deadline of a grant moves on, and what has passed is last', async () => {
  world.setNow('2026-04-02T00:05:00Z');
  await nextDeadlineJob.run(world.services);
  const { subject } = { subject: world.db.selectFrom('subject').select('next_deadline') };
  expect(await subject.where('id', '=', Number(ids.Kulturbygg)).executeTakeFirst()).toEqual({ next_deadline: null });
  expect(await subject.where('id', '=', Number(ids.Bustadtiltak)).executeTakeFirst()).toEqual({
    next_deadline: '2026-05-01',
  });
});
