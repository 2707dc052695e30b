import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveClient, openLive } from '../core/testing/live-client.ts';
import { serveWorld } from '../core/testing/live-server.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { absentThings } from './absent.ts';
import type { Call, Operation } from './calls.ts';
import { entangle } from './entangled.ts';
import type { State } from './expected.ts';
import { operations } from './operations.ts';
import { type Cast, makeCast } from './roles.ts';
import { makeThings, type Things } from './things.ts';
import { secret } from './tree.ts';

/**
 * Every frame of the live channel, read as text. Everybody listens to everything, by ids that they guess where they may not know
 * them; then all that can be changed of private things is changed. Who may not read them hears of none of it: no word, no id, and no
 * frame whose mere arrival would tell.
 */
const private_ = ['limited', 'hidden', 'draft', 'obsolete'] as const satisfies readonly State[];
const listeners = [
  'owner',
  'writer',
  'reader',
  'colleague',
  'stranger',
  'namesake',
  'removed',
  'without permission',
] as const;
type Listener = (typeof listeners)[number];
/** Who may read what is in a state. */
const readers: Record<(typeof private_)[number], readonly Listener[]> = {
  limited: ['owner', 'writer', 'reader'],
  hidden: ['owner', 'writer', 'reader'],
  draft: ['owner', 'writer'],
  obsolete: [],
};
const changes = operations.filter(({ name }) => name.startsWith('mutation'));
/** Channels that a listener may keep open: a browser may have 200 pages open. */
const mostChannels = 200;

let world: World;
let server: Awaited<ReturnType<typeof serveWorld>>;
let cast: Cast;
/** Open to everybody; the last to be changed, so that whoever hears of it has heard all before. */
let fence: Things;

beforeAll(async () => {
  world = await makeWorld();
  cast = await makeCast(world.db);
  server = await serveWorld(world);
  fence = await makeThings(world.db, cast, 'open');
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const idsOf = ({
  roots,
  event,
  instance,
  todo,
  file,
  removedEvent,
  removedInstance,
  removedTodo,
  comment,
  removedComment,
  discussion,
  answer,
  grant,
}: Things) => [
  ...roots.values(),
  ...[event, instance, todo, file, comment, discussion, answer],
  ...[removedEvent, removedInstance, removedTodo, removedComment],
  grant,
];

/** Listens to all of some things at once, as a page that comes back does; returns what was said to each attempt, without the name of the channel. */
async function listen(client: LiveClient, things: Things): Promise<string[]> {
  const frames = await Promise.all(idsOf(things).map((id) => client.subscribe(id)));
  return frames.map(({ channel: _channel, ...frame }) => JSON.stringify(frame));
}

/** Makes things of their own for some changes, has everybody listen to them, and makes the changes. Answers what each heard, as text. */
async function heardOf(state: (typeof private_)[number], some: readonly Operation[]): Promise<Map<Listener, string[]>> {
  const clients = new Map<Listener, LiveClient>();
  for (const role of listeners) clients.set(role, await openLive(server, cast.people[role]));
  const refusals = await listen(clients.get('stranger')!, absentThings(fence));
  const made = [];
  for (const operation of some) made.push({ operation, things: await makeThings(world.db, cast, state) });
  for (const { things } of made) {
    await entangle(world.db, things);
    const said = await Promise.all(
      [...clients].map(async ([role, client]) => ({ role, said: await listen(client, things) })),
    );
    for (const { role, said: answers } of said)
      if (!readers[state].includes(role)) expect(answers, role).toEqual(refusals);
  }
  for (const client of clients.values()) await client.subscribe(fence.calendar);
  for (const { operation, things } of made) await ask(operation, things);
  await ask(changes.find(({ name }) => name === 'mutation createTodo')!, fence);
  const heard = new Map<Listener, string[]>();
  for (const [role, client] of clients) {
    if (role !== 'without permission') await untilFence(client);
    heard.set(
      role,
      client.heard.filter((text) => text.includes('META_UPDATE') && !text.includes(`"id":${fence.calendar},`)),
    );
    expect(client.heard.filter((text) => text.includes(secret))).toEqual([]);
    client.close();
  }
  return heard;
}

async function ask({ call }: Operation, things: Things): Promise<void> {
  const asked = call!(things, cast.people.owner) as Extract<Call, { query: string }>;
  await world.graphql(cast.people.owner, asked.query, asked.variables);
}

async function untilFence(client: LiveClient): Promise<void> {
  for (let frame = await client.next(); frame?.id !== fence.calendar; frame = await client.next()) {
    if (!frame) throw new Error('The last change was not heard of');
  }
}

describe.each(private_)('of what is %s', (state) => {
  it('they hear alone who may read it', { timeout: 300_000 }, async () => {
    const heard = new Map<Listener, number>();
    // One is the fence, and the stranger has tried what is absent as well.
    const together = Math.floor((mostChannels - 1) / idsOf(fence).length) - 1;
    for (let at = 0; at < changes.length; at += together) {
      for (const [role, frames] of await heardOf(state, changes.slice(at, at + together)))
        heard.set(role, (heard.get(role) ?? 0) + frames.length);
    }
    for (const role of listeners) {
      if (readers[state].includes(role)) expect(heard.get(role), role).toBeGreaterThan(changes.length / 4);
      else expect(heard.get(role), role).toBe(0);
    }
  });
});
