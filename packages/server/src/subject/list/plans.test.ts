import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../core/base/caller.ts';
import { type Database, openDatabase } from '../../core/database/pool.ts';
import { callerFor } from '../../core/testing/callers.ts';
import { makePerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hasFacet, hasWords } from './filters.ts';
import { pageOfSubjects, type SubjectList } from './page-of-subjects.ts';
import { makeManyRoots } from './testing/many-roots.ts';
import { looksOfPrepared, sentBy } from './testing/plans.ts';

/** One plan is kept for everybody, so it must be good for somebody who holds nothing, somebody who holds thousands, and an admin. */
let world: World;
let one: { database: Database; pool: pg.Pool };
let people: Record<string, Caller>;
beforeAll(async () => {
  world = await makeWorld();
  const busy = await makePerson(world.db, 'Tuva Travel', world.lundvik);
  await makeManyRoots(world, busy, 8_000, 500);
  await sql`insert into person (hash, email, name, calendar_code, organization_id, user_status)
    select i::text, i || '@lundvik.example', 'Person ' || i, i::text, ${world.lundvik.id}, 'ACTIVATED' from generate_series(1, 2000) i`.execute(
    world.db,
  );
  await sql`analyze`.execute(world.db);
  const stranger = await makePerson(world.db, 'Siv Framand', world.fjordvik);
  const admin = { ...callerFor(world.astrid), isAdmin: true };
  people = { stranger: callerFor(stranger), busy: callerFor(busy), admin };
  one = openDatabase(world.databaseUrl, 1);
});
afterAll(async () => {
  await one.pool.end();
  await world.close();
});

const lists: Record<string, Partial<SubjectList>> = {
  everything: {},
  'one category': { filters: [hasFacet('category:GRANT')] },
  'a rare word': { filters: [hasWords('777')] },
};
const listOf = (more: Partial<SubjectList>): SubjectList => ({
  kind: 'CALENDAR',
  filters: [],
  withArchived: false,
  limited: 'without',
  order: { sort: 'LAST_UPDATED', direction: 'DESCENDING' },
  window: { limit: 12, offset: 0 },
  row: { columns: sql`s.id, s.title`, beside: sql`` },
  ...more,
});

describe('a list that is asked again and again', () => {
  it.each(Object.keys(lists))('is planned no more: %s', async (name) => {
    for (const as of ['stranger', 'busy', 'admin']) {
      const caller = people[as]!;
      const ask = () => pageOfSubjects(one.database, caller, listOf(lists[name]!));
      for (let asked = 0; asked < 9; asked += 1) await ask();
      const sent = (await sentBy(ask)).find(({ name }) => name);
      const { rows } = await sql<{ general: number }>`
        select generic_plans as general from pg_prepared_statements where name = ${sent!.name}`.execute(one.database);
      expect(rows[0]!.general).toBeGreaterThan(0);

      const looks = await looksOfPrepared(one.database, sent!);
      const met = looks.filter(({ table }) => table === 'subject').reduce((sum, look) => sum + look.met, 0);
      const { rows: held } = await sql<{ count: number }>`
        select count(*) from access_entry e join acts_as a using (principal_id) where a.person_id = ${caller.id}`.execute(
        one.database,
      );
      expect(looks.filter(({ table, by }) => table === 'subject' && by === 'Seq Scan')).toEqual([]);
      // Each thing that they hold, found or passed over, and at most as many more as are gathered.
      expect(met).toBeLessThan(2 * held[0]!.count + 2_100);
    }
  });
});
