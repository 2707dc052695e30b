import { daysEarlier } from '@samspel/domain/time/moment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive } from '../core/testing/live-client.ts';
import { serveWorld } from '../core/testing/live-server.ts';
import type { TestPerson } from '../core/testing/people.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { hidden, open } from '../subject/testing/things.ts';
import { listArguments, needed } from './root-rows.ts';
import { roots } from './roots.ts';

let world: World;
let server: Awaited<ReturnType<typeof serveWorld>>;
beforeAll(async () => {
  world = await makeWorld();
  server = await serveWorld(world);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

type Thing = {
  id: string;
  title: string;
  version: number;
  status: string;
  isLimited: boolean;
  likes: number;
  isFollowing: boolean;
};
const fields = '{ id title version status isLimited likes isFollowing }';

/** Sends a call; returns what came back under `result`, or the code and field of the refusal. */
async function ask<Result>(as: TestPerson, query: string, variables = {}): Promise<Result> {
  const { data, errors } = await world.graphql<{ result: Result }>(as, query, variables);
  if (!errors) return data.result;
  const { code, field } = errors[0]!.extensions;
  return { code, field } as Result;
}

/** Calls a mutation that takes an id. */
const act = (as: TestPerson, name: string, id: string, selection = '') =>
  ask<Thing>(as, `mutation { result: ${name}(id: ${id}) ${selection} }`);

/** What every kind of thing with an access list does, whoever declares it. */
describe.each(roots)('a $words', ({ kind, type, one, draft, history: { archived } }) => {
  const create = (title: string, access?: object, more = {}) =>
    ask<Thing>(
      world.kari,
      `mutation ($input: Create${type}Input!) { result: create${type}(input: $input) ${fields} }`,
      {
        input: { ...needed[kind], title, ...(access && { access }), ...more },
      },
    );
  const update = (as: TestPerson, input: object) =>
    ask<Thing>(as, `mutation ($input: Update${type}Input!) { result: update${type}(input: $input) ${fields} }`, {
      input,
    });
  const read = (as: TestPerson, id: string) => ask<Thing>(as, `{ result: ${one}(id: ${id}) ${fields} }`);
  const list = (as: TestPerson, filter: string) =>
    ask<{ totalCount: number; nodes: Thing[] }>(
      as,
      `{ result: all${type}s(${listArguments(kind, filter)}) { totalCount nodes ${fields} } }`,
    );

  it('is absent for Per, a stranger, while it is hidden; while it is private, he sees its card', async () => {
    const { id } = await create('Løynd', hidden);
    expect(await read(world.per, id)).toEqual({ code: 'notFound', field: 'id' });
    const shown = await create('Berre for oss');
    expect(await read(world.per, shown.id)).toMatchObject({ isLimited: true, title: 'Berre for oss', version: null });
  });

  it('is not read under an id that is something else', async () => {
    expect(await read(world.kari, String(world.kari.id))).toMatchObject({ code: 'notFound' });
  });

  it('is read and changed by Ola once Kari shares it with him', async () => {
    const { id, version } = await create('Delt', hidden);
    expect(await update(world.ola, { id, version, title: 'Hans' })).toMatchObject({ code: 'notFound' });
    await update(world.kari, { id, version, access: { persons: [{ person: world.ola.id, access: 'WRITE' }] } });
    const his = await update(world.ola, { id, version: version + 1, title: 'Hans' });
    expect(his).toMatchObject({ title: 'Hans', version: 3 });
  });

  it('is found by a part of its title; a hidden one by those alone who hold it', async () => {
    await create('Toppturplanen', open);
    await create('Toppturplanløyndomen', hidden);
    const found = async (as: TestPerson) => {
      const query = '{ result: search(query: "turplan") { hits { title kind } } }';
      const { hits } = await ask<{ hits: { title: string; kind: string }[] }>(as, query);
      return hits.flatMap((hit) => (hit.kind === kind ? hit.title : [])).sort();
    };
    expect(await found(world.per)).toEqual(['Toppturplanen']);
    expect(await found(world.kari)).toEqual(['Toppturplanen', 'Toppturplanløyndomen']);
  });

  it('is listed unless it is hidden; the list counts what fits, and turns pages', async () => {
    for (const title of ['Samling ein', 'Samling to', 'Samling tre']) await create(title, open);
    await create('Samling løynd', hidden);
    const { totalCount, nodes } = await list(world.per, 'text: "samling", sort: TITLE, limit: 2, offset: 2');
    expect({ totalCount, titles: nodes.map(({ title }) => title) }).toEqual({ totalCount: 3, titles: ['Samling tre'] });
    expect(await list(world.kari, 'text: "samling"')).toMatchObject({ totalCount: 4 });
    expect(await list(world.per, `text: "samling", persons: [${world.per.id}]`)).toMatchObject({ totalCount: 0 });
  });

  it('is not changed by those who only read, nor on top of what somebody else has saved', async () => {
    const { id, version } = await create('Open', open);
    expect(await update(world.per, { id, version, title: 'Min' })).toEqual({ code: 'notAllowed', field: 'input.id' });
    await update(world.kari, { id, version, title: 'Endra' });
    const late = await update(world.kari, { id, version, title: 'Også endra' });
    expect(late).toEqual({ code: 'conflict', field: 'input.version' });
  });

  it('has a history of its changes, which Kari reads and Per does not, and in which she undoes one', async () => {
    const { id, version } = await create('Før', open);
    await update(world.kari, { id, version, title: 'Etter' });
    const changes = 'nodes { id undoneBy fields { field before { text } after { text } } }';
    const history = `{ result: ${one}(id: ${id}) { history { ${changes} } } }`;
    expect(await ask(world.per, history)).toEqual({ history: { nodes: [] } });
    const hers = await ask<{ history: { nodes: { id: string }[] } }>(world.kari, history);
    const [change] = hers.history.nodes;
    expect(change).toMatchObject({
      undoneBy: 'UNDO',
      fields: [{ field: 'title', before: [{ text: 'Før' }], after: [{ text: 'Etter' }] }],
    });
    expect(await act(world.per, 'undoChange', change!.id, '{ id }')).toMatchObject({ code: 'notFound' });
    await act(world.kari, 'undoChange', change!.id, '{ id }');
    expect(await read(world.kari, id)).toMatchObject({ title: 'Før', version: 3 });
  });

  it('tells Ola, who has it open, that it was changed, and not Per, from whom it is hidden', async () => {
    const access = { visibility: 'PRIVATE', persons: [{ person: world.ola.id, access: 'READ' }] };
    const { id, version } = await create('Direkte', access);
    const [ola, per] = [await openLive(server, world.ola), await openLive(server, world.per)];
    expect(await per.subscribe(Number(id))).toMatchObject({ code: 'notFound' });
    await ola.subscribe(Number(id));
    await update(world.kari, { id, version, title: 'Sagt' });
    expect(await ola.next()).toMatchObject({ type: 'META_UPDATE', id: Number(id) });
    for (const client of [ola, per]) client.close();
  });

  it('is followed and clapped for by whoever may know of it, who takes both back', async () => {
    const { id: secret } = await create('Løynd', hidden);
    const { id } = await create('For alle', open);
    for (const name of ['follow', 'like']) {
      expect(await act(world.per, name, secret, '{ id }')).toMatchObject({ code: 'notFound' });
      await act(world.per, name, id, '{ id }');
    }
    expect(await read(world.per, id)).toMatchObject({ isFollowing: true, likes: 1 });
    for (const name of ['unFollow', 'unLike']) await act(world.per, name, id, '{ id }');
    expect(await read(world.per, id)).toMatchObject({ isFollowing: false, likes: 0 });
  });

  it('as a draft is lost from sight by all who do not write it, until it is published', async () => {
    const { id } = await create('Halvferdig', open);
    const save = (as: TestPerson, version: number, status: string) =>
      update(as, { id, version, status, title: `Halvferdig ${version}` });
    expect(await save(world.per, 1, 'DRAFT')).toMatchObject({ code: 'notAllowed' });
    for (const version of [1, 2])
      expect(await save(world.kari, version, 'DRAFT')).toMatchObject({ status: 'DRAFT', version: version + 1 });
    expect(await read(world.per, id)).toMatchObject({ code: 'notFound' });
    expect(await list(world.per, 'text: "halvferdig"')).toMatchObject({ totalCount: 0 });
    expect(await save(world.kari, 3, 'PUBLISHED')).toMatchObject({ status: 'PUBLISHED' });
    expect(await list(world.per, 'text: "halvferdig"')).toMatchObject({ totalCount: 1 });
  });

  it('is not archived as a draft, and neither archived nor removed by those who only read', async () => {
    const { id: unready } = await create('Utkast', undefined, { status: 'DRAFT' });
    expect(await act(world.kari, `archive${type}`, unready, fields)).toMatchObject({ code: draft });
    const { id } = await create('Open', open);
    for (const name of ['archive', 'unArchive'])
      expect(await act(world.per, `${name}${type}`, id, fields)).toMatchObject({ code: 'notAllowed' });
    expect(await act(world.per, `remove${type}`, id)).toMatchObject({ code: 'notAllowed' });
  });

  it('is kept as it is in the archive, out of the list, until it is fetched back', async () => {
    const { id } = await create('Arkivsak', open);
    expect(await act(world.kari, `archive${type}`, id, fields)).toMatchObject({ status: 'ARCHIVED', version: 2 });
    expect(await update(world.kari, { id, version: 2, title: 'Ny' })).toMatchObject({ code: archived });
    expect(await act(world.kari, `remove${type}`, id)).toMatchObject({ code: archived });
    expect(await list(world.per, 'text: "arkivsak"')).toMatchObject({ totalCount: 0 });
    expect(await list(world.per, 'text: "arkivsak", archived: true')).toMatchObject({ totalCount: 1 });
    expect(await act(world.kari, `unArchive${type}`, id, fields)).toMatchObject({ status: 'PUBLISHED' });
  });

  it('is kept in the trash for its owner alone, who brings it back as it was', async () => {
    const { id } = await create('Kasta', open);
    expect(await act(world.kari, `remove${type}`, id)).toBe(id);
    const removed = `{ result: removed${type}s { nodes { id title removedBy { name } } } }`;
    expect(await read(world.kari, id)).toMatchObject({ code: 'notFound' });
    expect(await ask(world.per, removed)).toEqual({ nodes: [] });
    expect(await act(world.per, `restore${type}`, id, fields)).toMatchObject({ code: 'notFound' });
    const kept = { id, title: 'Kasta', removedBy: { name: 'Kari Nes' } };
    expect(await ask(world.kari, removed)).toMatchObject({ nodes: [kept] });
    expect(await act(world.kari, `restore${type}`, id, fields)).toMatchObject({ title: 'Kasta', status: 'PUBLISHED' });
  });

  it('is given up for good when it has lain in the trash for 30 days', async () => {
    const { id } = await create('For seint', open);
    await act(world.kari, `remove${type}`, id);
    const longAgo = daysEarlier(new Date(), 31);
    await world.db.updateTable('subject').set({ last_updated: longAgo }).where('id', '=', Number(id)).execute();
    expect(await act(world.kari, `restore${type}`, id, fields)).toMatchObject({ code: 'notFound' });
  });
});
