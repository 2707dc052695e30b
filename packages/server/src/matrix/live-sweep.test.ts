import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveClient, openLive } from '../core/testing/live-client.ts';
import { serveWorld } from '../core/testing/live-server.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { absentThings } from './absent.ts';
import type { Call, Operation } from './calls.ts';
import { crossLink } from './cross-linked.ts';
import type { State } from './expected.ts';
import { type Journal, keepJournal } from './journal.ts';
import { operations } from './operations.ts';
import { type Cast, makeCast } from './roles.ts';
import { makeThings, type Things } from './things.ts';
import { secret } from './tree.ts';

/**
 * Reads every frame of the live channel as text. Everybody listens to everything, guessing the ids that they may not know; then everything
 * that can be changed on private things is changed. People who may not read them must hear nothing of it: no word, no id, and no frame whose
 * arrival alone would reveal a change.
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
/** Who may read the things in each state. */
const readers: Record<(typeof private_)[number], readonly Listener[]> = {
  limited: ['owner', 'writer', 'reader'],
  hidden: ['owner', 'writer', 'reader'],
  draft: ['owner', 'writer'],
  obsolete: [],
};
const changes = operations.filter(({ name }) => name.startsWith('mutation'));
/** How many changes are made before everybody subscribes again, since people who lost a page by a change hear nothing more of it. */
const together = 20;

let world: World;
let server: Awaited<ReturnType<typeof serveWorld>>;
let cast: Cast;
/** A year wheel open to everybody. It is changed last, so that a listener who hears of it has heard everything before. */
let fence: Things;
const made = {} as Record<(typeof private_)[number], Things>;
let journal: Journal;

beforeAll(async () => {
  world = await makeWorld();
  cast = await makeCast(world.db);
  server = await serveWorld(world);
  fence = await makeThings(world.db, cast, 'open');
  for (const state of private_) {
    made[state] = await makeThings(world.db, cast, state);
    await crossLink(world.db, made[state]);
  }
  journal = await keepJournal(world.db);
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

/** Subscribes to all of some things at once, as a page that connects again does. Returns the answers, without the names of the channels. */
async function listen(client: LiveClient, things: Things): Promise<string[]> {
  const frames = await Promise.all(idsOf(things).map((id) => client.subscribe(id)));
  return frames.map(({ channel: _channel, ...frame }) => JSON.stringify(frame));
}

/** Subscribes everybody to things in a state, makes some changes, each on the original things, and returns what each listener heard, as text. */
async function heardOf(state: (typeof private_)[number], some: readonly Operation[]): Promise<Map<Listener, string[]>> {
  const clients = new Map<Listener, LiveClient>();
  for (const role of listeners) clients.set(role, await openLive(server, cast.people[role]));
  const refusals = await listen(clients.get('stranger')!, absentThings(fence));
  for (const [role, client] of clients) {
    const answers = await listen(client, made[state]);
    if (!readers[state].includes(role)) expect(answers, role).toEqual(refusals);
    await client.subscribe(fence.calendar);
  }
  for (const operation of some) {
    await ask(operation, made[state]);
    await ask(changes.find(({ name }) => name === 'mutation createTodo')!, fence);
    for (const [role, client] of clients) if (role !== 'without permission') await untilFence(client);
    await journal.putBack();
  }
  const heard = new Map<Listener, string[]>();
  for (const [role, client] of clients) {
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
  it('they hear alone who may read it', async () => {
    const heard = new Map<Listener, string[]>();
    for (let at = 0; at < changes.length; at += together) {
      for (const [role, frames] of await heardOf(state, changes.slice(at, at + together)))
        heard.set(role, [...(heard.get(role) ?? []), ...frames]);
    }
    for (const role of listeners) {
      if (readers[state].includes(role)) expect(heard.get(role)!.length, role).toBeGreaterThan(changes.length / 4);
      else expect(heard.get(role), role).toEqual([]);
    }
  });
});
