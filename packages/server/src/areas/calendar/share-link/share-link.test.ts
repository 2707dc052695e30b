import { daysEarlier } from '@samspel/domain/time/moment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, limited, open } from '../../../subject/testing/things.ts';
import { call, makeCalendar } from '../testing/wheels.ts';

let world: World;
let kari: TestPerson;
let ola: TestPerson;
let wheel: string;
let turn = 0;

beforeAll(async () => {
  world = await makeWorld();
  ({ kari, ola } = world);
});
afterAll(() => world.close());
/** An open year wheel of Kari's, and a uri that is not in use. */
beforeEach(async () => {
  wheel = await makeCalendar(world, kari, open);
  turn += 1;
});
const uri = () => `budsjett-${turn}`;

type Share = { id: string; uri: string | null; calendar: { shareableUri: string | null; reservedUri: string | null } };

const make = (as: TestPerson | null, id: string, wanted: string) =>
  world.graphql<{ makeSharable: Share | null }>(
    as,
    'mutation ($input: MakeSharableInput!) { makeSharable(input: $input) { id uri calendar { shareableUri reservedUri } } }',
    { input: { id, uri: wanted } },
  );
const share = async (as: TestPerson, id: string, wanted: string) => dataOf(await make(as, id, wanted)).makeSharable;
const remove = (as: TestPerson, id: string) =>
  world.graphql<{ removeSharable: Share }>(
    as,
    'mutation ($id: ID!) { removeSharable(id: $id) { id uri calendar { shareableUri reservedUri } } }',
    { id },
  );
const act = (as: TestPerson, name: string, id: string) =>
  world.graphql(as, `mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id });
const change = async (id: string, more: object) => {
  const { data } = await world.graphql<{ calendar: { version: number } }>(
    kari,
    'query ($id: ID!) { calendar(id: $id) { version } }',
    { id },
  );
  return dataOf(await call(world, kari, 'updateCalendar', { id, version: data.calendar.version, ...more }));
};
const isFound = async (wanted: string) => (await world.rest(null, 'GET', `/shared/${wanted}`)).status === 200;
const ago = (days: number) => daysEarlier(new Date(), days);

describe('A share link is refused', () => {
  it('to Ola, who may only read, and to nobody at all', async () => {
    expect(refusalOf(await make(ola, wheel, uri()))).toEqual(['notAllowed', 'input.id']);
    expect((await make(null, wheel, uri())).status).toBe(401);
  });

  it('while the year wheel is private, limited or hidden, an archive, or a draft', async () => {
    const refused = async (id: string) => refusalOf(await make(kari, id, uri()));
    expect(await refused(await makeCalendar(world, kari, limited))).toEqual(['calendar.private', 'input.id']);
    expect(await refused(await makeCalendar(world, kari, hidden))).toEqual(['calendar.private', 'input.id']);
    expect(await refused(await makeCalendar(world, kari, open, { status: 'DRAFT' }))).toEqual([
      'calendar.draft',
      'input.id',
    ]);
    await act(kari, 'archiveCalendar', wheel);
    expect(await refused(wheel)).toEqual(['calendar.archived', 'input.id']);
    expect(await isFound(uri())).toBe(false);
  });

  it('with a uri that cannot be one, under the name of the field', async () => {
    expect(refusalOf(await make(kari, wheel, 'to ord'))).toEqual(['input.uri', 'input.uri']);
    expect(refusalOf(await make(kari, wheel, ' '))).toEqual(['input.required', 'input.uri']);
  });

  it('as already in use, where another year wheel has the uri, or the product keeps it', async () => {
    await share(kari, await makeCalendar(world, kari, open), uri());
    expect(await share(kari, wheel, uri().toUpperCase())).toBeNull();
    expect(await share(kari, wheel, 'login')).toBeNull();
  });

  it('as already in use to one of two who want the same at once; the year wheel keeps the link that it had', async () => {
    const other = await makeCalendar(world, ola, open);
    await share(kari, wheel, `${uri()}-before`);
    await share(ola, other, `${uri()}-also`);
    const answers = await Promise.all([share(kari, wheel, uri()), share(ola, other, uri())]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.find((answer) => answer !== null)!.uri).toBe(uri());
    const kept = answers[0] === null ? `${uri()}-before` : `${uri()}-also`;
    expect(await isFound(kept)).toBe(true);
  });
});

describe('A share link', () => {
  it('is made by Kari under a trimmed, lower-cased uri, which those who read the year wheel see', async () => {
    const made = await share(kari, wheel, `  ${uri().toUpperCase()} `);
    expect(made).toEqual({ id: wheel, uri: uri(), calendar: { shareableUri: uri(), reservedUri: null } });
    const { data } = await world.graphql<{ calendar: object }>(
      ola,
      'query ($id: ID!) { calendar(id: $id) { shareableUri reservedUri } }',
      { id: wheel },
    );
    expect(data.calendar).toEqual({ shareableUri: uri(), reservedUri: null });
  });

  it('is told to open pages once, not again when the same is asked for again', async () => {
    await share(kari, wheel, uri());
    await share(kari, wheel, uri());
    const told = await world.db.selectFrom('domain_event').select('name').where('subject_id', '=', +wheel).execute();
    expect(told.filter(({ name }) => name === 'calendar.shared')).toHaveLength(1);
  });

  it('moves to another uri, and the one before leads nowhere', async () => {
    await share(kari, wheel, uri());
    await share(kari, wheel, `${uri()}-ny`);
    expect(await isFound(uri())).toBe(false);
    expect(await isFound(`${uri()}-ny`)).toBe(true);
  });

  it('that is removed is gone, and its uri is kept for its year wheel for 90 days', async () => {
    await share(kari, wheel, uri());
    const { removeSharable } = dataOf(await remove(kari, wheel));
    expect(removeSharable).toEqual({ id: wheel, uri: null, calendar: { shareableUri: null, reservedUri: uri() } });
    expect(await isFound(uri())).toBe(false);

    const other = await makeCalendar(world, ola, open);
    const release = (days: number) =>
      world.db
        .updateTable('share_link')
        .set({ released_at: ago(days) })
        .where('uri', '=', uri())
        .execute();
    await release(89);
    expect(await share(ola, other, uri())).toBeNull();
    await release(91);
    expect(await share(ola, other, uri())).toMatchObject({ uri: uri() });
    expect(await share(kari, wheel, uri())).toBeNull();
  });

  it('can be made again under its own uri at once', async () => {
    await share(kari, wheel, uri());
    await remove(kari, wheel);
    await remove(kari, wheel);
    expect(await share(kari, wheel, uri())).toMatchObject({ uri: uri() });
    expect(await isFound(uri())).toBe(true);
  });

  it.each([
    ['made private', () => change(wheel, { access: limited }), () => change(wheel, { access: open })],
    ['archived', () => act(kari, 'archiveCalendar', wheel), () => act(kari, 'unArchiveCalendar', wheel)],
    [
      'removed',
      () => world.graphql(kari, 'mutation ($id: ID!) { removeCalendar(id: $id) }', { id: wheel }),
      () => act(kari, 'restoreCalendar', wheel),
    ],
    ['made a draft', () => change(wheel, { status: 'DRAFT' }), () => change(wheel, { status: 'PUBLISHED' })],
  ])('dies when the year wheel is %s, and stays dead when it comes back', async (_how, away, back) => {
    await share(kari, wheel, uri());
    expect(await isFound(uri())).toBe(true);
    expect((await away()) as object).not.toHaveProperty('errors');
    expect(await isFound(uri())).toBe(false);
    expect((await back()) as object).not.toHaveProperty('errors');
    expect(await isFound(uri())).toBe(false);
    expect(await share(kari, wheel, uri())).toMatchObject({ uri: uri() });
  });

  it('goes on for 30 days after its owner was deactivated, then rests until somebody takes over, as admins read', async () => {
    const owner = await makePerson(world.db, 'Liv Moe', world.fjordvik);
    const theirs = await makeCalendar(world, owner, open);
    await share(owner, theirs, uri());
    const person = async () =>
      dataOf(
        await world.graphql<{ adminPerson: { linksRest: string | null } }>(
          world.astrid,
          `{ adminPerson(id: "${owner.id}") { linksRest } }`,
        ),
      ).adminPerson.linksRest;
    expect(await person()).toBeNull();
    const gone = (deactivated_at: Date) =>
      world.db
        .updateTable('person')
        .set({ user_status: 'DEACTIVATED', deactivated_at })
        .where('id', '=', owner.id)
        .execute();
    await gone(ago(29));
    expect(await isFound(uri())).toBe(true);
    expect(new Date((await person())!).getTime()).toBeGreaterThan(Date.now());
    await gone(ago(31));
    expect(await isFound(uri())).toBe(false);
    expect(new Date((await person())!).getTime()).toBeLessThan(Date.now());
    const input = { from: owner.id, to: kari.id };
    dataOf(
      await world.graphql(world.astrid, 'mutation ($input: HandOverInput!) { handOver(input: $input) { things } }', {
        input,
      }),
    );
    expect(await isFound(uri())).toBe(true);
  });

  it('keeps its uri from others when the year wheel is deleted for good', async () => {
    await share(kari, wheel, uri());
    await world.graphql(kari, 'mutation ($id: ID!) { removeCalendar(id: $id) }', { id: wheel });
    await world.db.deleteFrom('subject').where('id', '=', +wheel).execute();
    expect(await share(ola, await makeCalendar(world, ola, open), uri())).toBeNull();
  });
});

describe('The list of all share links', () => {
  const list = (as: TestPerson, text: string | null = null) =>
    world.graphql<{ sharedCalendars: { totalCount: number; nodes: object[] } }>(
      as,
      `{ sharedCalendars(limit: 1, text: ${JSON.stringify(text)}) { totalCount nodes { uri createdBy { name } calendar { id title } } } }`,
    );

  it('is not there for Kari', async () => {
    expect(refusalOf(await list(kari))).toEqual(['notFound']);
  });

  it('shows Astrid, the admin, the latest first, with whose they are, and no dead ones', async () => {
    const dead = await makeCalendar(world, kari, open);
    const before = dataOf(await list(world.astrid)).sharedCalendars.totalCount;
    await share(kari, wheel, uri());
    await share(kari, dead, `${uri()}-dead`);
    await remove(kari, dead);
    const { totalCount, nodes } = dataOf(await list(world.astrid)).sharedCalendars;
    expect(totalCount).toBe(before + 1);
    expect(nodes).toEqual([
      { uri: uri(), createdBy: { name: 'Kari Nes' }, calendar: { id: wheel, title: 'Økonomi og budsjett' } },
    ]);
    const found = async (text: string) => dataOf(await list(world.astrid, text)).sharedCalendars;
    expect((await found(uri().slice(2).toUpperCase())).nodes).toEqual(nodes);
    expect((await found('ØKONOMI og')).nodes).toEqual(nodes);
    expect(await found('zebra')).toEqual({ totalCount: 0, nodes: [] });
  });
});
