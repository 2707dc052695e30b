import { kindsFoundAbove, subjectKinds } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tidyWords } from '../areas/search/words.job.ts';
import { maySee, row } from '../core/access/rules.ts';
import { person } from '../core/access/who.ts';
import { makePerson } from '../core/testing/people.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { states } from './expected.ts';
import { type Cast, makeCast } from './roles.ts';
import { makeThings } from './things.ts';

/** What the database stores for search must agree with the rules of access and with the domain. */
let world: World;
let cast: Cast;
beforeAll(async () => {
  world = await makeWorld();
  cast = await makeCast(world.db);
  for (const state of states) await makeThings(world.db, cast, state);
});
afterAll(() => world.close());

it('the same kinds are found as what they hang on in the database as in the domain', async () => {
  const { rows } = await sql<{ kind: string }>`
    select kind from unnest(${sql.val([...subjectKinds])}::subject_kind[]) kind where not is_found_itself(kind)`.execute(
    world.db,
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...kindsFoundAbove].sort());
});

it('what is kept as open is what somebody without any access may read, of each kind in each state', async () => {
  const nobody = await makePerson(world.db, 'Siv Framand', world.lundvik);
  const { rows } = await sql<{ id: number; kind: string; status: string; reach: string | null; sees: boolean }>`
    select e.id, e.kind, s.status, e.reach, coalesce(${maySee(row('s', 'r'), person(nobody.id))}, false) as sees
    from search_entry e join subject s on s.id = e.id join subject r on r.id = s.root_id`.execute(world.db);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ reach, sees }) => (reach === 'OPEN') !== sees)).toEqual([]);
});

it('a word that no title has any more that all may know of is forgotten by night, and mends nothing before', async () => {
  const { db } = world;
  const known = async () => (await db.selectFrom('search_word').selectAll().execute()).map(({ word }) => word);
  const id = (
    await db
      .insertInto('subject')
      .values({
        ...{ kind: 'TOPIC', title: 'Elvemusling', root_id: sql`currval('meta_id')` as never },
        ...{ created_by: world.kari.id, organization_id: world.fjordvik.id },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  expect(await known()).toContain('elvemusling');
  await tidyWords.run(world.services);
  expect(await known()).toContain('elvemusling');
  await db.updateTable('subject').set({ is_private: true, visibility: 'PRIVATE' }).where('id', '=', id).execute();
  await tidyWords.run(world.services);
  expect(await known()).not.toContain('elvemusling');
  expect(await known()).toContain('fjordvik');
});
