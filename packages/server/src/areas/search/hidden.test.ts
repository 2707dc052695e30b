import { readSaid } from '@samspel/domain/search/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../core/base/caller.ts';
import { callerFor } from '../../core/testing/callers.ts';
import { makePerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { makeManyRoots } from '../../subject/list/testing/many-roots.ts';
import { type Look, looksOf, sentBy } from '../../subject/list/testing/plans.ts';
import { findHits } from './hits.queries.ts';

/**
 * The time a search takes reveals nothing hidden, since no work is done for it: a search looks in the same places, and meets as many rows, as without
 * it.
 */
let world: World;
/** Holds nothing, and works in the same organization as Kari. */
let stranger: Caller;
beforeAll(async () => {
  world = await makeWorld();
  stranger = callerFor(await makePerson(world.db, 'Siv Framand', world.fjordvik));
  await makeManyRoots(world, await makePerson(world.db, 'Tuva Travel', world.lundvik), 3_000, 5);
});
afterAll(() => world.close());

const searches = {
  'for a word of theirs': 'løyndord',
  'for the beginning of one': 'løynd',
  'for a part of one': 'ordet',
  'for a word that others have too': 'zebra',
  'for what everything has': 'hjul',
  'for two words': 'zebra hjul',
};

/** The tables and indexes that a search reads. */
async function looks(query: string, onlyWrite: boolean, caller = stranger, db = world.db): Promise<Look[]> {
  const search = { query, said: readSaid(query), kinds: ['CALENDAR', 'EVENT'] as const, onlyWrite };
  const all = { ...search, organizations: [], archived: true, window: { limit: 20, offset: 0 } };
  const sent = await sentBy(() => findHits(db, caller, all));
  return (await Promise.all(sent.map((statement) => looksOf(db, statement)))).flat();
}

describe('a stranger’s search', () => {
  it('looks where it looked, and meets as many, when others hide 400 that fit it', async () => {
    const before = await lookAll();
    const { db, kari } = world;
    await sql`with hidden as (
      insert into subject (id, kind, title, root_id, status, is_private, visibility, created_by, organization_id)
      select id, 'CALENDAR', 'A løyndordet Zebra hjul ' || id, id, (array['PUBLISHED', 'DRAFT']::status[])[1 + id % 2], id % 2 = 0, 'PRIVATE',
        ${kari.id}, ${kari.organizationId}
      from (select nextval('meta_id') as id from generate_series(1, 400)) numbered returning id, created_by),
      owned as (insert into access_entry (root_id, person_id, level) select id, created_by, 'OWNER' from hidden)
      insert into calendar (id, category, color, description_text) select id, 'GRANT', '#1f6f8b', 'løyndord' from hidden`.execute(
      db,
    );
    const after = await lookAll();
    for (const name of Object.keys(after)) expect([name, after[name]]).toEqual([name, before[name]]);
  });

  it('never asks the index of what is hidden, nor reads all of anything', async () => {
    const asked = Object.values(await lookAll()).flatMap((all) => all.map(({ table, by }) => `${table}: ${by}`));
    expect(new Set(asked).has('search_entry: search_known_titles')).toBe(true);
    expect(asked.filter((look) => /(search_entry|subject|access_entry): Seq|search_private/.test(look))).toEqual([]);
  });
});

describe('whoever holds a few of many hidden things', () => {
  it('has their search look among those, and never into the index of what is hidden', async () => {
    const { db, lundvik } = world;
    const holder = await makePerson(db, 'Hilde Haldar', lundvik);
    await sql`insert into access_entry (root_id, person_id, level)
      select id, ${holder.id}, 'READ' from subject where is_private and kind = 'CALENDAR' order by id limit 20`.execute(
      db,
    );
    // Without the index of what they hold, the search reads everything rather than the index of what is hidden.
    const found = await db.connection().execute(async (one) => {
      await sql`begin; drop index search_root; set local enable_seqscan = off`.execute(one);
      try {
        return await looks('hjul', false, callerFor(holder), one);
      } finally {
        await sql`rollback`.execute(one);
      }
    });
    const asked = found.filter(({ table }) => table === 'search_entry').map(({ by }) => by);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).not.toContain('search_private_words');
  });
});

async function lookAll() {
  const found: Record<string, Look[]> = {};
  for (const [name, query] of Object.entries(searches))
    for (const onlyWrite of [false, true]) found[`${name} ${onlyWrite}`] = await looks(query, onlyWrite);
  return found;
}
