import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../core/database/pool.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { askEverything, type Heard } from './ask-everything.ts';
import { crossLink } from './cross-linked.ts';
import { everyQuery } from './everything.ts';
import type { State } from './expected.ts';
import { type Cast, makeCast } from './roles.ts';
import { makeThings, type Things } from './things.ts';
import { secret } from './tree.ts';

/**
 * A word is in the unready parts of a year wheel that one may read: in drafts, in what was removed, and in earlier versions. Every field of the
 * schema is queried, in every state of the year wheel, and none of them may return the word to people who can only read.
 */
const parts = {
  'a single activity that is a draft': (db, { instance }) => setStatus(db, instance, 'DRAFT'),
  'a single activity that waits for approval': (db, { instance }) => setStatus(db, instance, 'TO_APPROVAL'),
  'one activity of several that is a draft': async (db, things) => {
    await cleanSeries(db, things);
    await addPublished(db, things);
    await setStatus(db, things.instance, 'DRAFT');
  },
  'an item of a checklist that is a draft': async (db, things) => {
    await cleanSeries(db, things);
    await cleanActivity(db, things);
    await setStatus(db, things.todo, 'DRAFT');
  },
  'what was removed, and what all of it said before': async (db, things) => {
    await cleanSeries(db, things);
    await cleanActivity(db, things);
    await retitle(db, things.todo);
    await sql`update todo set description = '', description_text = '', note = null, note_text = null where id = ${things.todo}`.execute(
      db,
    );
  },
} satisfies Record<string, (db: Database, things: Things) => Promise<unknown>>;
type Part = keyof typeof parts;

const retitle = (db: Database, id: number) =>
  db.updateTable('subject').set({ title: 'Brannøving' }).where('id', '=', id).execute();
async function setStatus(db: Database, id: number, status: 'DRAFT' | 'TO_APPROVAL') {
  await db.updateTable('subject').set({ status }).where('id', '=', id).execute();
}

/** Removes the word from the series, so that it is only in what hangs on the series. */
async function cleanSeries(db: Database, { event }: Things): Promise<void> {
  await retitle(db, event);
  await sql`update event set description = '', description_text = '', todo_template = '{}' where id = ${event}`.execute(
    db,
  );
  await db.updateTable('subject_tag').set({ spelling: 'Tryggleik' }).where('subject_id', '=', event).execute();
}

/** Removes the word from the year wheel's own tag and link; the removed link keeps it. */
async function cleanTied(db: Database, { calendar, link }: Things): Promise<void> {
  await db.updateTable('subject_tag').set({ spelling: 'Tryggleik' }).where('subject_id', '=', calendar).execute();
  await db.updateTable('link').set({ label: 'Rutine', href: 'https://ks.no' }).where('id', '=', link).execute();
}

/** Removes the word from what everybody may read besides the year wheel: a topic, its discussions, and their answers. */
async function cleanBeside(db: Database, { topic }: Things): Promise<void> {
  const there = sql`in (select id from subject where root_id = ${topic})`;
  await sql`update subject set title = 'Brannøving' where root_id = ${topic}`.execute(db);
  await sql`update topic set description = '', description_text = '' where id = ${topic}`.execute(db);
  await sql`update discussion set body = '', body_text = '' where id ${there}`.execute(db);
  await sql`update poll_choice set title = 'Brannøving' || place where discussion_id ${there}`.execute(db);
  await sql`update comment set message = '', message_text = '' where id ${there}`.execute(db);
}

async function cleanActivity(db: Database, { instance }: Things): Promise<void> {
  await retitle(db, instance);
  await sql`update event_instance set description = null, description_text = null, note = null, note_text = null where id = ${instance}`.execute(
    db,
  );
  await cleanComments(db, instance);
  await sql`update grant_case_task set title = 'Brannøving' where activity_id = ${instance}`.execute(db);
  await sql`update subject set title = 'Brannøving' where parent_id = ${instance} and kind = 'USERFILE' and removed_with is null`.execute(
    db,
  );
  await sql`update user_file set description = null, description_text = null
    where id in (select id from subject where parent_id = ${instance} and removed_with is null)`.execute(db);
}

/** Removes the word from the comments on an activity; removed comments keep it. */
async function cleanComments(db: Database, instance: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update comment c set message = '', message_text = '' from subject s
    where s.id = c.id and c.on_id = ${instance} and s.removed_with is null returning c.id`.execute(db);
  for (const { id } of rows) await retitle(db, id);
}

/** Adds an activity to the series, which everybody who reads the year wheel may read. */
async function addPublished(db: Database, { calendar, event, cast: { people } }: Things): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into subject (kind, title, parent_id, root_id, created_by, organization_id)
    values ('EVENT_INSTANCE', 'Brannøving', ${event}, ${calendar}, ${people.owner.id}, ${people.owner.organizationId}) returning id`.execute(
    db,
  );
  await sql`insert into event_instance (id, event_id, calendar_id, start_date, end_date) values (${rows[0]!.id}, ${event}, ${calendar}, '2026-09-01', '2026-09-01')`.execute(
    db,
  );
}

/** The states in which somebody reads a year wheel without writing it, and the roles of such readers. */
const readers = {
  open: ['reader', 'stranger'],
  archived: ['reader', 'stranger'],
  limited: ['reader by group'],
  hidden: ['reader by organization'],
} as const satisfies Partial<Record<State, readonly (keyof Cast['people'])[]>>;
const states = Object.keys(readers) as (keyof typeof readers)[];

let world: World;
let cast: Cast;
const made = {} as Record<keyof typeof readers, Record<Part, Things>>;
beforeAll(async () => {
  world = await makeWorld({ isAskedAll: true });
  cast = await makeCast(world.db);
  for (const state of states) {
    made[state] = {} as Record<Part, Things>;
    for (const part of Object.keys(parts) as Part[]) made[state][part] = await makeUnready(state, part);
  }
});
afterAll(() => world.close());

async function makeUnready(state: State, part: Part): Promise<Things> {
  const things = await makeThings(world.db, cast, state);
  await retitle(world.db, things.calendar);
  await sql`update calendar set description = null, description_text = null where id = ${things.calendar}`.execute(
    world.db,
  );
  await cleanTied(world.db, things);
  await cleanBeside(world.db, things);
  await sql`delete from subject where parent_id = ${things.event} and id <> ${things.instance}`.execute(world.db);
  await crossLink(world.db, things);
  await parts[part](world.db, things);
  return things;
}

/**
 * What names none of the things, such as a list, is answered alike for all parts, since all are made before the first question; it is asked with the first
 * part and, for what asking itself leaves behind, with the last.
 */
const heard: Heard = new Map();
const lastPart = Object.keys(parts).at(-1);

/** Returns the names of the root fields that return the word to a role. */
async function tellers(role: keyof Cast['people'], things: Things, part: Part): Promise<string[]> {
  if (part === lastPart) heard.clear();
  const queries = everyQuery(world.app.graphql.schema, things);
  const told = await askEverything(world, cast.people[role], queries, heard);
  return [...new Set(told.filter(([, answer]) => answer.includes(secret)).map(([field]) => field))];
}

describe.each(states)('on a year wheel that is %s', (state) => {
  it.each(Object.keys(parts) as Part[])(
    '%s is told by no field to those who only read',
    async (part) => {
      for (const role of readers[state]) expect(await tellers(role, made[state][part], part), role).toEqual([]);
    },
    300_000,
  );
});

it.each(Object.keys(parts) as Part[])(
  '%s is told to its owner, or the same would be found of anything',
  async (part) => {
    expect(await tellers('owner', made.open[part], part)).not.toEqual([]);
  },
  120_000,
);
