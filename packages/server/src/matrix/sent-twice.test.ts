import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../core/testing/world.ts';
import { type Journal, keepJournal } from './journal.ts';
import { operations } from './operations.ts';
import { makeCast } from './roles.ts';
import { makeThings, type Things } from './things.ts';

/** After a lost answer people press again. Whatever they sent, the second time is answered as the first, and writes nothing. */
let world: World;
let things: Things;
let journal: Journal;
beforeAll(async () => {
  world = await makeWorld();
  const cast = await makeCast(world.db);
  things = await makeThings(world.db, cast, 'open');
  journal = await keepJournal(world.db);
});
afterAll(() => world.close());

/** `setStatus` makes nothing: it finds out what a thing is before it calls another action, and so does not find what is removed already. */
const mutations = operations.filter(
  ({ name, call }) => name.startsWith('mutation ') && name !== 'mutation setStatus' && call,
);

it('every mutation that is sent twice under one key is done once', async () => {
  const done = new Set<string>();
  const faults: string[] = [];
  for (const [at, { name, of = '', call }] of mutations.entries()) {
    for (const role of ['owner', 'admin'] as const) {
      const as = things.cast.people[role];
      const asked = call!(things, as);
      if (!('query' in asked)) continue;
      await journal.putBack();
      await sql`delete from rate_limit`.execute(world.db);
      const send = () => world.rest(as, 'POST', '/graphql', asked, { 'idempotency-key': `sending-${at}-${role}` });
      const first = await send();
      if (first.text.includes('"errors"')) continue;
      await journal.take();
      const second = await send();
      const written = (await journal.take()).map(({ table }) => table);
      done.add(name.replace('mutation ', ''));
      // The answer may contain what was read on the way, which an admin's log says each time.
      const tables = written.filter((table) => table !== 'audit_entry');
      if (second.text !== first.text || tables.length > 0)
        faults.push(`${name} ${of} as ${role}: ${tables.join(', ')} ${first.text} ${second.text}`);
    }
  }
  expect(faults).toEqual([]);
  expect([...done]).toEqual(
    expect.arrayContaining([
      'createCalendar',
      'createTopic',
      'createDiscussion',
      'createEvent',
      'createTodo',
      'createLink',
      'createComment',
      'createActionValue',
      'createGroup',
      'copyCalendar',
    ]),
  );
});
