import { daysEarlier } from '@samspel/domain/time/moment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive } from '../../core/testing/live-client.ts';
import { serveWorld } from '../../core/testing/live-server.ts';
import { makeOrganization, makePerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { act, answer, ask, create, list, read, update, words } from './testing/discussions.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

describe('asking is refused', () => {
  it.each([
    ['without a title', { title: ' \n ' }, 'input.required', 'input.title'],
    ['with a title that nobody can see', { title: '\u200b\u2060' }, 'input.invisible', 'input.title'],
    ['with 256 characters in the title', { title: 'å'.repeat(256) }, 'input.tooLong', 'input.title'],
    ['without a question', { body: words('') }, 'input.required', 'input.body'],
    ['with a question that nobody can see', { body: words('\u200b') }, 'input.invisible', 'input.body'],
    ['with a script', { body: '{"type":"doc","content":[{"type":"script"}]}' }, 'input.richText', 'input.body'],
    ['as a draft', { status: 'DRAFT' }, 'input.notAChoice', 'input.status'],
    ['on a topic that is not there', { topic: '999999999' }, 'notFound', 'input.topic'],
  ])('%s', async (_how, input, code, field) => {
    const { totalCount } = await list(world, world.kari);
    expect(await create(world, world.kari, input)).toEqual({ code, field });
    expect(await list(world, world.kari)).toMatchObject({ totalCount });
  });

  it('to those whose organization does not use the forum', async () => {
    const poor = await makePerson(world.db, 'Liv Moe', await makeOrganization(world.db, 'Utvik kommune', ['CALENDAR']));
    const { id } = await create(world, world.kari, {});
    expect(await create(world, poor, {})).toMatchObject({ code: 'noPermission' });
    expect(await read(world, poor, id)).toMatchObject({ code: 'noPermission' });
    expect(await ask(world, poor, `mutation { result: follow(id: ${id}) { id } }`)).toMatchObject({ code: 'notFound' });
  });
});

describe('a question', () => {
  it('is read by everybody, whatever municipality', async () => {
    const { id } = await create(world, world.kari, { title: '🧯'.repeat(127) });
    expect(await read(world, world.per, id)).toMatchObject({
      title: '🧯'.repeat(127),
      bodyText: 'Vi leitar etter ein.',
      summary: 'Vi leitar etter ein.',
      topic: null,
      mayEdit: false,
      views: 0,
      answerCount: 0,
    });
    expect(await read(world, world.kari, id)).toMatchObject({ mayEdit: true });
  });

  it('has a title of 255 characters, of which the address is made', async () => {
    const { id } = await create(world, world.kari, { title: 'å'.repeat(255) });
    expect(await ask(world, world.per, `{ result: discussion(id: ${id}) { uri } }`)).toMatchObject({
      uri: expect.stringMatching(new RegExp(`-${id}$`)),
    });
  });

  it('is not found under the id of something else', async () => {
    expect(await read(world, world.kari, String(world.kari.id))).toEqual({ code: 'notFound', field: 'id' });
  });

  it('is changed by its author and by an admin, not by others, and not on top of what somebody else saved', async () => {
    const { id, version } = await create(world, world.kari, {});
    expect(await update(world, world.ola, { id, version, title: 'Min' })).toEqual({
      code: 'notAllowed',
      field: 'input.id',
    });
    expect(await update(world, world.kari, { id, version, title: 'Ny' })).toMatchObject({ title: 'Ny', version: 2 });
    expect(await update(world, world.astrid, { id, version, title: 'Og ny' })).toEqual({
      code: 'conflict',
      field: 'input.version',
    });
    expect(await update(world, world.astrid, { id, version: 2, body: words('Retta') })).toMatchObject({
      bodyText: 'Retta',
      title: 'Ny',
    });
  });

  it('has a history for its author, who undoes a change of it; readers see none', async () => {
    const { id, version } = await create(world, world.kari, { title: 'Før' });
    await update(world, world.kari, { id, version, title: 'Etter' });
    await answer(world, world.ola, id);
    const history = `{ result: discussion(id: ${id}) { history { nodes { id fields { field before { text } } } } } }`;
    expect(await ask(world, world.per, history)).toEqual({ history: { nodes: [] } });
    const { history: changes } = await ask<{ history: { nodes: { id: string }[] } }>(world, world.kari, history);
    expect(changes.nodes).toMatchObject([{ fields: [{ field: 'title', before: [{ text: 'Før' }] }] }]);
    await act(world, world.kari, 'undoChange', changes.nodes[0]!.id, '{ id }');
    expect(await read(world, world.per, id)).toMatchObject({ title: 'Før', version: 3 });
  });

  it('is heard of by Per, who has it open, when it is answered', async () => {
    const server = await serveWorld(world);
    const { id } = await create(world, world.kari, {});
    const per = await openLive(server, world.per);
    await per.subscribe(Number(id));
    await answer(world, world.ola, id);
    expect(await per.next()).toMatchObject({ type: 'META_UPDATE', id: Number(id) });
    per.close();
    await server.close();
  });

  it('is found by words of its title, its question and its answers', async () => {
    const { id } = await create(world, world.kari, { title: 'Tilsynsbesøk', body: words('Lekeplassutstyr') });
    await answer(world, world.ola, id, undefined, 'Sjå huskestativrutinen');
    const found = async (query: string) =>
      (
        await ask<{ discussions: { id: string }[] }>(
          world,
          world.per,
          `{ result: search(query: "${query}") { discussions { id } } }`,
        )
      ).discussions.map((one) => one.id);
    for (const query of ['tilsynsbesøk', 'lekeplassutstyr', 'huskestativrutinen'])
      expect(await found(query)).toEqual([id]);
  });
});

describe('the list of the forum', () => {
  it('is narrowed by words, municipality and author, sorted, and turned in pages of ten', async () => {
    for (const nr of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      await create(world, world.per, { title: `Skulemelk ${String(nr).padStart(2, '0')}` });
    await create(world, world.kari, { title: 'Skulemelk i Fjordvik' });
    const first = await list(world, world.ola, 'text: "skulemelk", sort: TITLE');
    expect(first).toMatchObject({ totalCount: 12 });
    expect(first.titles).toHaveLength(10);
    expect(await list(world, world.ola, 'text: "skulemelk", sort: TITLE, offset: 10')).toMatchObject({
      titles: ['Skulemelk 11', 'Skulemelk i Fjordvik'],
    });
    const ofLundvik = `text: "skulemelk", organizations: [${world.per.organizationId}]`;
    expect(await list(world, world.ola, ofLundvik)).toMatchObject({ totalCount: 11 });
    expect(await list(world, world.kari, 'text: "skulemelk", onlyMine: true')).toMatchObject({
      titles: ['Skulemelk i Fjordvik'],
    });
    expect(await list(world, world.kari, `${ofLundvik}, onlyMine: true`)).toMatchObject({ totalCount: 0 });
    expect(await list(world, world.ola, 'sort: DEADLINE')).toEqual({ code: 'input.notAChoice' });
  });

  it('begins with what was last answered', async () => {
    const [older] = [
      await create(world, world.kari, { title: 'Brøyting ein' }),
      await create(world, world.kari, { title: 'Brøyting to' }),
    ];
    expect(await list(world, world.per, 'text: "brøyting"')).toMatchObject({ titles: ['Brøyting to', 'Brøyting ein'] });
    await answer(world, world.ola, older.id);
    expect(await list(world, world.per, 'text: "brøyting"')).toMatchObject({ titles: ['Brøyting ein', 'Brøyting to'] });
  });

  it('knows what nobody has said anything to, and what has no accepted answer', async () => {
    const { id } = await create(world, world.kari, { title: 'Vassmålar' });
    const lists = async () => [
      (await list(world, world.per, 'text: "vassmålar", unanswered: true')).totalCount,
      (await list(world, world.per, 'text: "vassmålar", unaccepted: true')).totalCount,
    ];
    expect(await lists()).toEqual([1, 1]);
    const comment = await answer(world, world.per, id);
    expect(await lists()).toEqual([0, 1]);
    await act(world, world.kari, 'acceptAnswer', comment);
    expect(await lists()).toEqual([0, 0]);
    await act(world, world.per, 'removeComment', comment, '{ id }');
    expect(await lists()).toEqual([1, 1]);
    await act(world, world.per, 'restoreComment', comment, '{ id }');
    expect(await lists()).toEqual([0, 0]);
    await act(world, world.kari, 'removeDiscussion', id, '');
    expect(await lists()).toEqual([0, 0]);
    await act(world, world.kari, 'restoreDiscussion', id);
    expect(await lists()).toEqual([0, 0]);
    await act(world, world.kari, 'unAcceptAnswer', comment);
    expect(await lists()).toEqual([0, 1]);
  });
});

describe('the trash', () => {
  it('takes a question from its author and an admin alone, with its answers, and gives it back to them', async () => {
    const { id } = await create(world, world.kari, { title: 'Kasta' });
    const comment = await answer(world, world.ola, id);
    expect(await act(world, world.ola, 'removeDiscussion', id, '')).toMatchObject({ code: 'notAllowed' });
    expect(await act(world, world.kari, 'removeDiscussion', id, '')).toBe(id);
    expect(await read(world, world.kari, id)).toMatchObject({ code: 'notFound' });
    const one = `{ result: comment(id: ${comment}) { id } }`;
    expect(await ask(world, world.ola, one)).toMatchObject({ code: 'notFound' });
    const removed = '{ result: removedDiscussions { nodes { id title } } }';
    expect(await ask(world, world.ola, removed)).toEqual({ nodes: [] });
    expect(await ask(world, world.kari, removed)).toEqual({ nodes: [{ id, title: 'Kasta' }] });
    expect(await act(world, world.ola, 'restoreDiscussion', id)).toMatchObject({ code: 'notFound' });
    expect(await act(world, world.kari, 'restoreDiscussion', id)).toMatchObject({ title: 'Kasta', answerCount: 1 });
    expect(await ask(world, world.ola, one)).toEqual({ id: comment });
  });

  it('gives up for good what has lain there for 30 days', async () => {
    const { id } = await create(world, world.kari, {});
    await act(world, world.kari, 'removeDiscussion', id, '');
    const longAgo = daysEarlier(new Date(), 31);
    await world.db.updateTable('subject').set({ last_updated: longAgo }).where('id', '=', Number(id)).execute();
    expect(await act(world, world.kari, 'restoreDiscussion', id)).toMatchObject({ code: 'notFound' });
  });
});

describe('views', () => {
  it('count each person once a day, the author never, and tell when one was there before', async () => {
    const { id } = await create(world, world.kari, {});
    const visit = (as: typeof world.kari) => act(world, as, 'visitDiscussion', id, '{ before }');
    const views = async () => (await read(world, world.kari, id)).views;
    world.setNow('2026-03-02T22:30:00Z');
    expect(await visit(world.kari)).toEqual({ before: null });
    expect(await visit(world.per)).toEqual({ before: null });
    expect(await visit(world.per)).toEqual({ before: '2026-03-02T22:30:00.000Z' });
    expect(await views()).toBe(1);
    world.setNow('2026-03-02T23:30:00Z'); // half past midnight in Oslo
    expect(await visit(world.per)).toEqual({ before: '2026-03-02T22:30:00.000Z' });
    expect(await visit(world.ola)).toEqual({ before: null });
    expect(await views()).toBe(3);
  });

  it('are not counted of what is not there', async () => {
    expect(await act(world, world.per, 'visitDiscussion', '999999999', '{ before }')).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('questions like the one that one types', () => {
  it('are found by several words, the most alike first, in other forms of them too', async () => {
    await create(world, world.per, { title: 'Korleis følgjer de opp sjukefråværet i barnehagen?' });
    await create(world, world.per, { title: 'Mal for sjukefråvær' });
    await create(world, world.per, { title: 'Asfaltering av gangvegar' });
    const similar = async (title: string) =>
      (
        await ask<{ title: string }[]>(
          world,
          world.kari,
          `query ($title: String!) { result: similarDiscussions(title: $title) { title } }`,
          { title },
        )
      ).map((one) => one.title);
    expect(await similar('Oppfølging av sjukefråvær i barnehagar')).toEqual([
      'Korleis følgjer de opp sjukefråværet i barnehagen?',
      'Mal for sjukefråvær',
    ]);
    expect(await similar('og i på')).toEqual([]);
    expect(await similar("'':* & | ! <-> \\")).toEqual([]);
    expect(await similar('🧯')).toEqual([]);
  });
});
