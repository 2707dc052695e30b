import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, limited, open } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let area: { group: string; function: string };
const ids: Record<string, string> = {};

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  const { db, kari, per, ola } = world;
  const titles = { title_nn: 'Skule', title_nb: 'Skole', title_en: 'School' };
  const group = await db
    .insertInto('kostra_group')
    .values({ kid: '2', identifier: 'g2', ...titles })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('kostra_function')
    .values({ kid: '202', group_id: group.id, ...titles })
    .returning('id')
    .executeTakeFirstOrThrow();
  area = { group: String(group.id), function: String(made.id) };
  const make = async (title: string, as: TestPerson, access: object, more = {}) => {
    ids[title] = await makeCalendar(world, as, access, { title, ...more });
  };
  await make('Ås skule', kari, open, { kostraFunctions: [area.function], category: 'PROJECT' });
  await make('Økonomi', kari, limited, { kostraFunctions: [area.function] });
  await make('Ærfugl', per, open, { category: 'GRANT' });
  await make('Budsjett 2026', per, limited);
  await make('Løynd hos Per', per, hidden);
  await make('Løynd hos Kari', kari, { ...hidden, persons: [{ person: ola.id, access: 'WRITE' }] });
  await make('Utkast', kari, open, { status: 'DRAFT' });
  await makeEvent(world, kari, ids.Økonomi!, { startDate: '2026-04-01' });
  await makeEvent(world, kari, ids['Ås skule']!, { startDate: '2026-03-15' });
  await makeEvent(world, per, ids.Ærfugl!, { startDate: '2026-02-01' });
});
afterAll(() => world.close());

type Page = { pageInfo: object; totalCount: number; nodes: { title: string }[] };
const list = async (as: TestPerson, filter = '', field = 'allCalendars') => {
  const fields =
    'pageInfo { hasNextPage hasPreviousPage itemsPerPage numberOfPages pageNumber } totalCount nodes { title }';
  return dataOf(await world.graphql<Record<string, Page>>(as, `{ ${field}${filter && `(${filter})`} { ${fields} } }`))[
    field
  ]!;
};
const titles = async (as: TestPerson, filter = '', field?: string) =>
  (await list(as, filter, field)).nodes.map(({ title }) => title);

describe('an archived year wheel', () => {
  it('is listed and counted only for those who ask for archived ones', async () => {
    const old = await makeCalendar(world, world.kari, open, { title: 'Gammalt hjul' });
    const before = (await list(world.per)).totalCount;
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${old}") { id } }`));
    expect((await list(world.per)).totalCount).toBe(before - 1);
    expect(await titles(world.per, 'text: "gammalt"')).toEqual([]);
    expect(await titles(world.per, 'text: "gammalt", archived: true')).toEqual(['Gammalt hjul']);
    expect((await list(world.per, 'archived: true')).totalCount).toBe(before);
    dataOf(await world.graphql(world.kari, `mutation { unArchiveCalendar(id: "${old}") { id } }`));
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${old}") }`));
  });
});

describe('the list of year wheels', () => {
  it('neither shows nor counts what is hidden from the asker, nor others’ drafts', async () => {
    const all = {
      kari: await list(world.kari),
      ola: await list(world.ola),
      per: await list(world.per),
      astrid: await list(world.astrid),
    };
    const counts = Object.entries(all).map(([name, { totalCount, nodes }]) => [name, totalCount, nodes.length]);
    expect(counts).toEqual([
      ['kari', 6, 6],
      ['ola', 5, 5],
      ['per', 5, 5],
      ['astrid', 7, 7],
    ]);
    expect(await titles(world.per, 'text: "løynd"')).toEqual(['Løynd hos Per']);
    expect((await list(world.per, `persons: ["${world.kari.id}"]`)).totalCount).toBe(2);
  });

  it('tells strangers nothing of what is limited beside its card: neither its service areas, nor when it changed or what is due', async () => {
    const pages = async (as: TestPerson, filter: string) =>
      (await Promise.all([0, 1, 2, 3, 4, 5].map((at) => titles(as, `${filter}, limit: 1, offset: ${at}`)))).flat();
    for (const filter of ['sort: DEADLINE', 'sort: DEADLINE, order: DESCENDING', 'order: ASCENDING']) {
      expect((await pages(world.per, filter)).at(-1)).toBe('Økonomi');
      expect((await pages(world.ola, filter)).slice(-2)).toEqual(['Budsjett 2026', 'Økonomi']);
    }
    expect(await list(world.per, `kostraGroup: "${area.group}"`)).toMatchObject({
      totalCount: 1,
      nodes: [{ title: 'Ås skule' }],
    });
  });

  it('shows strangers the card of what is limited, and its fellows the whole', async () => {
    const ask = `{ allCalendars(text: "økonomi") { nodes { title isLimited color access { myAccess } } } }`;
    const card = { title: 'Økonomi', isLimited: true, color: null, access: null };
    expect(dataOf(await world.graphql(world.per, ask))).toEqual({ allCalendars: { nodes: [card] } });
    const whole = { title: 'Økonomi', isLimited: false, color: '#1f6f8b', access: { myAccess: 'WRITE' } };
    expect(dataOf(await world.graphql(world.kari, ask))).toEqual({ allCalendars: { nodes: [whole] } });
  });

  it('begins with the latest change: an activity counts as one of its year wheel', async () => {
    const readable = ['Ærfugl', 'Ås skule', 'Løynd hos Per', 'Budsjett 2026'];
    expect(await titles(world.per)).toEqual([...readable, 'Økonomi']);
    expect(await titles(world.per, 'order: ASCENDING')).toEqual([...readable.toReversed(), 'Økonomi']);
  });

  it('sorts titles as Norwegians do', async () => {
    expect(await titles(world.per, 'sort: TITLE')).toEqual([
      'Budsjett 2026',
      'Løynd hos Per',
      'Ærfugl',
      'Ås skule',
      'Økonomi',
    ]);
    expect((await titles(world.per, 'sort: TITLE, order: DESCENDING'))[0]).toBe('Ås skule');
    const cards = await titles(world.astrid, 'limited: true, sort: TITLE');
    expect(cards).toEqual([]);
    expect(await titles(world.kari, 'limited: true, sort: TITLE')).toEqual(['Budsjett 2026']);
  });

  it('sorts by the next open deadline, and what has none comes last', async () => {
    expect((await titles(world.kari, 'sort: DEADLINE')).slice(0, 2)).toEqual(['Ås skule', 'Økonomi']);
    expect((await titles(world.kari, 'sort: DEADLINE, order: DESCENDING')).slice(0, 2)).toEqual([
      'Økonomi',
      'Ås skule',
    ]);
  });

  it('is filtered by municipality or person, category, service area and words, all of them together', async () => {
    expect(await titles(world.kari, `organizations: ["${world.lundvik.id}"], sort: TITLE`)).toEqual([
      'Ærfugl',
      'Budsjett 2026',
    ]);
    expect(
      (await list(world.kari, `organizations: ["${world.lundvik.id}"], persons: ["${world.kari.id}"]`)).totalCount,
    ).toBe(6);
    expect(await titles(world.kari, 'category: GRANT')).toEqual(['Ærfugl']);
    expect(await titles(world.kari, `kostraGroup: "${area.group}", sort: TITLE`)).toEqual(['Økonomi', 'Ås skule']);
    expect(await titles(world.kari, 'text: "skule ås"')).toEqual(['Ås skule']);
    expect(await titles(world.kari, 'text: "buds 20"')).toEqual(['Budsjett 2026']);
    expect(await titles(world.kari, 'text: "& | !"')).toEqual([]);
    expect((await list(world.kari, `category: GRANT, kostraGroup: "${area.group}"`)).totalCount).toBe(0);
  });

  it('keeps what one may open and limited ones apart, and counts both', async () => {
    const counted = async (as: TestPerson, filter: string) => {
      const ask = `{ allCalendars(${filter}) { totalCount limitedCount nodes { title isLimited } } }`;
      return dataOf(
        await world.graphql<{ allCalendars: { totalCount: number; limitedCount: number; nodes: object[] } }>(as, ask),
      ).allCalendars;
    };
    expect(await counted(world.per, 'limited: false, limit: 1')).toMatchObject({
      totalCount: 4,
      limitedCount: 1,
      nodes: [{ title: 'Ærfugl', isLimited: false }],
    });
    expect(await counted(world.per, 'limited: true')).toEqual({
      totalCount: 1,
      limitedCount: 1,
      nodes: [{ title: 'Økonomi', isLimited: true }],
    });
    expect(await counted(world.per, `limited: true, kostraGroup: "${area.group}"`)).toEqual({
      totalCount: 0,
      limitedCount: 0,
      nodes: [],
    });
    expect(await counted(world.per, 'limited: true, text: "øko"')).toMatchObject({ totalCount: 1, limitedCount: 1 });
    expect(await counted(world.astrid, 'limited: true')).toEqual({ totalCount: 0, limitedCount: 0, nodes: [] });
  });

  it('comes in pages of twelve, numbered from one', async () => {
    const page = async (filter: string) => (await list(world.per, filter)).pageInfo;
    expect(await page('')).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      itemsPerPage: 12,
      numberOfPages: 1,
      pageNumber: 1,
    });
    expect(await page('limit: 2, offset: 2')).toEqual({
      hasNextPage: true,
      hasPreviousPage: true,
      itemsPerPage: 2,
      numberOfPages: 3,
      pageNumber: 2,
    });
    const pages = await Promise.all([0, 2, 4].map((offset) => titles(world.per, `limit: 2, offset: ${offset}`)));
    expect(pages.flat()).toEqual(await titles(world.per));
  });
});

describe('my year wheels', () => {
  it('are those that I own or am listed to write, by title; an admin’s are not everybody’s', async () => {
    expect(await titles(world.kari, '', 'myCalendars')).toEqual(['Løynd hos Kari', 'Utkast', 'Økonomi', 'Ås skule']);
    expect(await titles(world.ola, '', 'myCalendars')).toEqual(['Løynd hos Kari']);
    expect(await titles(world.astrid, '', 'myCalendars')).toEqual([]);
  });

  it('come through my organization and my groups too, each once', async () => {
    const access = {
      isPrivate: true,
      persons: [{ person: world.astrid.id, access: 'WRITE' }],
      organizations: [{ organization: world.fjordvik.id, access: 'WRITE' }],
    };
    dataOf(await call(world, world.per, 'updateCalendar', { id: ids['Budsjett 2026'], version: 1, access }));
    expect(await titles(world.ola, '', 'myCalendars')).toEqual(['Budsjett 2026', 'Løynd hos Kari']);
    expect(await list(world.astrid, 'limit: 1', 'myCalendars')).toMatchObject({
      totalCount: 1,
      nodes: [{ title: 'Budsjett 2026' }],
    });
  });
});

it('a title is found however its letters were typed, as one sign or as a letter with a ring', async () => {
  const [composed, apart] = ['Råfjell', 'Åsløype'.normalize('NFD')];
  for (const title of [composed, apart]) await makeCalendar(world, world.kari, open, { title });
  expect(await titles(world.kari, `text: "${composed.normalize('NFD')}"`)).toEqual(['Råfjell']);
  expect(await titles(world.kari, 'text: "åsløype"')).toEqual(['Åsløype'.normalize('NFC')]);
});

it('a page far beyond the last one is empty, and says which it is', async () => {
  const { data, errors } = await world.graphql<{ allCalendars: object }>(
    world.kari,
    '{ allCalendars(limit: 1, offset: 2147483647) { nodes { id } pageInfo { pageNumber hasNextPage } } }',
  );
  expect(errors).toBeUndefined();
  expect(data.allCalendars).toEqual({ nodes: [], pageInfo: { pageNumber: 2_147_483_647, hasNextPage: false } });
});
