import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../core/testing/world.ts';
import { absentThings } from './absent.ts';
import { askEverything, type Told } from './ask-everything.ts';
import { crossLink, fork, relate } from './cross-linked.ts';
import { everyQuery, type WholeQuery } from './everything.ts';
import type { State } from './expected.ts';
import { type Cast, makeCast, type Role } from './roles.ts';
import { makeThings, type Things } from './things.ts';

/**
 * The world with a hidden thing and the world without it look the same to people who may not know of it: every answer to every query,
 * including its counts, pages and order, is the same as before the thing was made. It makes no difference that they follow it, clapped for
 * it, have it in their year view, are responsible for it, own a fork of it, or see what it is a fork of.
 */
const unseen = ['hidden', 'draft', 'obsolete'] as const satisfies readonly State[];
const outside = ['colleague', 'stranger', 'namesake', 'removed'] as const;

let world: World;
let cast: Cast;
/** An open year wheel. The unseen year wheel becomes a fork of it. */
let origin: Things;
/** An open year wheel of the stranger. It becomes a fork of the unseen year wheel. */
let forked: Things;

beforeAll(async () => {
  world = await makeWorld({ isAskedAll: true });
  // The clock stands still: each person is told when their own calendar last fetched.
  world.setNow(new Date().toISOString());
  cast = await makeCast(world.db);
  origin = await makeThings(world.db, cast, 'open');
  forked = await makeThings(world.db, cast, 'open');
  await world.db
    .updateTable('subject')
    .set({ created_by: cast.people.stranger.id })
    .where('root_id', '=', forked.calendar)
    .execute();
  await forgetOwn();
});
afterAll(() => world.close());

/** Removes what comes with the things and is no secret: the days of their organization, and what each person has imported. */
async function forgetOwn(): Promise<void> {
  await world.db.deleteFrom('organization_days').execute();
  await world.db.deleteFrom('import').execute();
}

/** Returns every answer to a role that asks for everything, guessing the ids of some things, and for the two open year wheels. */
async function heardBy(role: Exclude<Role, 'anonymous'>, things: Things): Promise<Told[]> {
  const as = cast.people[role];
  // The groups are not a secret: everybody may see who is in one.
  const guessed = { ...things, group: origin.group, organizationGroup: origin.organizationGroup };
  const { schema } = world.app.graphql;
  const queries = [
    ...everyQuery(schema, guessed),
    ...[origin, forked].flatMap((beside) => everyQuery(schema, beside).filter(isOfItself(beside))),
  ];
  // Feeds come first, since the guide of the first hour shows whether one has read one's own feed.
  const feeds = await Promise.all(
    ['', `&metaId=${things.calendar}`, `&metaId=${things.instance}`].map(async (of) => {
      const { text } = await world.rest(null, 'GET', `/meta/calendar?calendarCode=${as.calendarCode}${of}`);
      return ['feed', text] as const;
    }),
  );
  return [...(await askEverything(world, as, queries)), ...feeds];
}

/** Returns the fields whose answers differ. */
function changed(before: readonly Told[], after: readonly Told[]): string[] {
  const answersTo = (told: readonly Told[], field: string) =>
    JSON.stringify(told.filter(([asked]) => asked === field).map(([, answer]) => answer));
  const fields = new Set([...before, ...after].map(([field]) => field));
  return [...fields].filter((field) => answersTo(before, field) !== answersTo(after, field));
}

const isOfItself =
  ({ calendar, event, instance, tag }: Things) =>
  ({ name, variables = {} }: WholeQuery): boolean =>
    (name === 'calendar' && variables.id === calendar) ||
    (name === 'related' && variables.meta === calendar) ||
    variables.title === tag ||
    (name === 'event' && variables.id === event) ||
    (name === 'eventInstance' && variables.id === instance);

const makeUnseen = async (state: State) => {
  const things = await makeThings(world.db, cast, state);
  await crossLink(world.db, things);
  // Everybody may know of its fork and its related year wheel, which exist for themselves whatever happens to it.
  await world.db.deleteFrom('subject').where('id', 'in', [things.fork, things.related]).execute();
  await forgetOwn();
  await fork(world.db, origin, things);
  await fork(world.db, things, forked);
  await relate(world.db, origin, things);
  return things;
};

const before = new Map<Role, Promise<Told[]>>();
const heardBefore = (role: Exclude<Role, 'anonymous'>): Promise<Told[]> => {
  const heard = before.get(role) ?? heardBy(role, absentThings(origin));
  before.set(role, heard);
  return heard;
};

/** Asks as each role before and after something unseen is made, and removes it again. Returns the fields whose answers differ. */
async function differences(state: State, roles: readonly Exclude<Role, 'anonymous'>[]): Promise<string[]> {
  for (const role of roles) await heardBefore(role);
  const things = await makeUnseen(state);
  const told: string[] = [];
  for (const role of roles) {
    const fields = changed(await heardBefore(role), await heardBy(role, things));
    told.push(...fields.map((field) => `${role}, ${field}`));
  }
  await world.db.deleteFrom('share_link').where('calendar_id', '=', things.calendar).execute();
  await world.db.deleteFrom('subject').where('root_id', '=', things.calendar).execute();
  return told;
}

describe('what is unseen', () => {
  it.each(unseen)('changes no answer to anybody while it is %s', async (state) => {
    const roles = state === 'hidden' ? outside : ([...outside, 'reader'] as const);
    expect(await differences(state, roles)).toEqual([]);
  });

  it('changes those to whoever may know of it, or the same would be found of anything', {}, async () => {
    const told = await differences('hidden', ['reader']);
    for (const field of [
      'calendar',
      'event',
      'eventInstance',
      'allCalendars',
      'allCalendars by persons',
      'yearWheel',
      'yearWheelRing',
      'feed',
    ])
      expect(told).toContain(`reader, ${field}`);
  });
});
