import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, makeCalendar, makeEvent } from '../../areas/calendar/testing/wheels.ts';
import { hidden, limited, open } from '../../subject/testing/things.ts';
import { dataOf, refusalOf } from '../testing/answers.ts';
import { type LiveClient, openLive } from '../testing/live-client.ts';
import { serveWorld } from '../testing/live-server.ts';
import { makePerson, type TestPerson } from '../testing/people.ts';
import { makeWorld, type World } from '../testing/world.ts';

/** What happens to an open page when its year wheel is removed, or the right to read it is taken away. */
let world: World;
let server: Awaited<ReturnType<typeof serveWorld>>;
let liv: TestPerson;
let fence: string;
let fences = 0;
let gate: string;
let claps = 0;
let watcher: LiveClient;
let clients: LiveClient[];
const seenFences = new Map<LiveClient, number>();

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  server = await serveWorld(world);
  liv = await makePerson(world.db, 'Liv Moe', world.lundvik);
  fence = await makeCalendar(world, world.kari, open);
  gate = await makeCalendar(world, world.kari, open);
  watcher = await openLive(server, world.per);
  expect(await watcher.subscribe(gate)).toMatchObject({ type: 'subscribed' });
});
afterAll(async () => {
  watcher.close();
  await server.close();
  await world.close();
});
beforeEach(() => {
  clients = [];
});
afterEach(() => {
  for (const client of clients) client.close();
});

const giving = (...people: TestPerson[]) => ({ persons: people.map(({ id }) => ({ person: id, access: 'READ' })) });

/**
 * Waits until every earlier change has been announced, since a page that opens before that would still hear of it. Per claps for a thing that
 * Kari made, and waits for the frame about his clap, which names him to himself alone.
 */
async function untilTold(): Promise<void> {
  await change(claps % 2 ? 'unLike' : 'like', gate, world.per);
  claps += 1;
  for (let by: string | null | undefined; by !== world.per.hash; ) by = (await watcher.next())!.by;
}

/** Opens pages as somebody, who must be allowed to. */
async function opens(as: TestPerson, ...ids: string[]): Promise<LiveClient> {
  await untilTold();
  const client = await openLive(server, as);
  clients.push(client);
  for (const id of [fence, ...ids]) expect(await client.subscribe(id)).toMatchObject({ type: 'subscribed' });
  seenFences.set(client, fences);
  return client;
}

/** Returns the subjects that a client has heard of since the last call: all that came before a change that every client hears of. */
async function heardBy(client: LiveClient): Promise<number[]> {
  await change(fences % 2 ? 'unLike' : 'like', fence);
  fences += 1;
  const heard: number[] = [];
  for (let seen = seenFences.get(client)!; seen < fences; ) {
    const { id } = (await client.next())!;
    if (id === Number(fence)) seen += 1;
    else heard.push(id!);
  }
  seenFences.set(client, fences);
  return heard;
}

const change = async (mutation: string, id: string, as = world.kari) =>
  dataOf(
    await world.graphql(
      as,
      `mutation { ${mutation}(id: "${id}") ${mutation === 'removeCalendar' || mutation.endsWith('Group') ? '' : '{ id }'} }`,
    ),
  );
const isThere = async (as: TestPerson, id: string) =>
  !(await world.graphql(as, `{ calendar(id: "${id}") { id } }`)).errors;

async function save(id: string, more: object): Promise<void> {
  const { calendar } = dataOf(
    await world.graphql<{ calendar: { version: number } }>(world.kari, `{ calendar(id: "${id}") { version } }`),
  );
  dataOf(await call(world, world.kari, 'updateCalendar', { id, version: calendar.version, ...more }));
}

describe('who has a year wheel open that is removed', () => {
  it('hears of it, finds it gone, and hears no more', async () => {
    const wheel = await makeCalendar(world, world.kari, { ...hidden, ...giving(world.per) });
    const per = await opens(world.per, wheel);
    await change('removeCalendar', wheel);
    expect(await heardBy(per)).toEqual([Number(wheel)]);
    expect(await isThere(world.per, wheel)).toBe(false);
    await change('restoreCalendar', wheel);
    await save(wheel, { title: 'Attende' });
    expect(await heardBy(per)).toEqual([]);
  });

  it('hears of the activity that is open, too', async () => {
    const wheel = await makeCalendar(world, world.kari, { ...limited, ...giving(world.per) });
    const { instances } = await makeEvent(world, world.kari, wheel);
    const [instance] = instances.nodes;
    const per = await opens(world.per, instance!.id);
    await change('removeCalendar', wheel);
    expect(await heardBy(per)).toEqual([Number(instance!.id)]);
  });

  it('hears of an activity that is removed alone, and of its year wheel as ever', async () => {
    const wheel = await makeCalendar(world, world.kari, { ...limited, ...giving(world.per) });
    const { id, instances } = await makeEvent(world, world.kari, wheel);
    const [instance] = instances.nodes;
    const per = await opens(world.per, wheel, instance!.id);
    dataOf(await world.graphql(world.kari, `mutation { removeEvent(id: "${id}") }`));
    expect((await heardBy(per)).toSorted()).toEqual([Number(wheel), Number(instance!.id)].toSorted());
    await save(wheel, { title: 'Framleis open' });
    expect(await heardBy(per)).toEqual([Number(wheel)]);
  });

  it('hears nothing where they signed out or were deactivated before', async () => {
    const wheel = await makeCalendar(world, world.kari, { ...hidden, ...giving(liv) });
    const [page, owner] = [await opens(liv, wheel), await opens(world.kari, wheel)];
    const status = (user_status: 'ACTIVATED' | 'DEACTIVATED') =>
      world.db.updateTable('person').set({ user_status }).where('id', '=', liv.id).execute();
    await status('DEACTIVATED');
    await change('removeCalendar', wheel);
    expect(await heardBy(owner)).toEqual([Number(wheel)]);
    await status('ACTIVATED');
    expect(await page.next(50)).toBeNull();
  });
});

describe('who loses the right to read', () => {
  it('by a saved access list, hears of it once; those who keep theirs hear of every change', async () => {
    const wheel = await makeCalendar(world, world.kari, { ...hidden, ...giving(world.per, liv) });
    const [per, page] = [await opens(world.per, wheel), await opens(liv, wheel)];
    await save(wheel, { access: { ...hidden, ...giving(liv) } });
    await save(wheel, { title: 'Utan Per' });
    expect(await heardBy(per)).toEqual([Number(wheel)]);
    expect(await heardBy(page)).toEqual([Number(wheel), Number(wheel)]);
    expect([await isThere(world.per, wheel), await isThere(liv, wheel)]).toEqual([false, true]);
  });

  it('because it becomes a secret, or a draft, hears of it once', async () => {
    for (const closing of [{ access: hidden }, { status: 'DRAFT' }]) {
      const wheel = await makeCalendar(world, world.kari, open);
      const per = await opens(world.per, wheel);
      await save(wheel, closing);
      await save(wheel, { title: 'Løynd no' });
      expect(await heardBy(per)).toEqual([Number(wheel)]);
    }
  });

  it('with a group, hears of it once: taken out, having left, or when the group goes', async () => {
    const input = { title: 'Nettverket', members: [world.per.id, liv.id] };
    const { createGroup: group } = dataOf(
      await world.graphql<{ createGroup: { id: string } }>(
        world.kari,
        'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
        { input },
      ),
    );
    const wheel = await makeCalendar(world, world.kari, { ...hidden, groups: [{ group: group.id, access: 'READ' }] });
    const [per, page] = [await opens(world.per, wheel), await opens(liv, wheel)];
    await change('leaveGroup', group.id, world.per);
    expect([await heardBy(per), await heardBy(page)]).toEqual([[Number(wheel)], []]);
    await change('removeGroup', group.id);
    expect([await heardBy(per), await heardBy(page)]).toEqual([[], [Number(wheel)]]);
  });

  it('with a region, hears of it once', async () => {
    const { createOrganizationGroup: region } = dataOf(
      await world.graphql<{ createOrganizationGroup: { id: string; version: number } }>(
        world.astrid,
        'mutation ($input: CreateOrganizationGroupInput!) { createOrganizationGroup(input: $input) { id version } }',
        { input: { title: 'Regionen', members: [world.lundvik.id] } },
      ),
    );
    const organizationGroups = [{ organizationGroup: region.id, access: 'READ' }];
    const wheel = await makeCalendar(world, world.kari, { ...hidden, organizationGroups });
    const per = await opens(world.per, wheel);
    dataOf(
      await world.graphql(
        world.astrid,
        'mutation ($input: UpdateOrganizationGroupInput!) { updateOrganizationGroup(input: $input) { id } }',
        { input: { id: region.id, version: region.version, members: [] } },
      ),
    );
    expect(await heardBy(per)).toEqual([Number(wheel)]);
  });
});

describe('who may not read a year wheel', () => {
  it('cannot listen to it, and hears nothing when it goes, though they may see its card', async () => {
    for (const access of [hidden, limited]) {
      const wheel = await makeCalendar(world, world.kari, access);
      const { instances } = await makeEvent(world, world.kari, wheel);
      const per = await opens(world.per);
      const absent = await per.subscribe(987654321);
      for (const id of [wheel, instances.nodes[0]!.id]) {
        expect(await per.subscribe(id)).toEqual({ ...absent, channel: `META_${id}` });
      }
      await save(wheel, { access: { ...access, ...giving(liv) } });
      await change('removeCalendar', wheel);
      expect(await heardBy(per)).toEqual([]);
      expect(refusalOf(await world.graphql(world.per, `{ calendar(id: "${wheel}") { id } }`))).toEqual([
        'notFound',
        'id',
      ]);
    }
  });
});
