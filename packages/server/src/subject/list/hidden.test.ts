import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../core/base/caller.ts';
import { callerFor } from '../../core/testing/callers.ts';
import { makePerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hasFacet, hasWords, madeBy } from './filters.ts';
import type { ListOrder } from './order.ts';
import { pageOfSubjects, type SubjectList } from './page-of-subjects.ts';
import { makeManyRoots } from './testing/many-roots.ts';
import { type Look, looksOf, sentBy } from './testing/plans.ts';

/** Response times reveal nothing of what is hidden, since nothing is done for it: a list looks where it would look without it, and meets as much. */
let world: World;
/** A colleague of Kari who holds nothing. */
let stranger: Caller;
beforeAll(async () => {
  world = await makeWorld();
  stranger = callerFor(await makePerson(world.db, 'Siv Framand', world.fjordvik));
  await makeManyRoots(world, await makePerson(world.db, 'Tuva Travel', world.lundvik), 3_000, 5);
  await giveToMany(world);
});
afterAll(() => world.close());

const titles: ListOrder = { sort: 'TITLE', direction: 'ASCENDING' };
const lists: Record<string, () => Partial<SubjectList>> = {
  'that searches for a word of theirs': () => ({ filters: [hasWords('løyndord')] }),
  'that searches for the beginning of one': () => ({ filters: [hasWords('lø')] }),
  'that searches for a word that others have too': () => ({ filters: [hasWords('zebra hjul')] }),
  'that counts alone': () => ({ filters: [hasWords('løyndord')], window: { limit: 1, offset: 0 } }),
  'of everything, by title': () => ({ order: titles }),
  'by change': () => ({ order: { sort: 'LAST_UPDATED', direction: 'DESCENDING' } }),
  'by deadline': () => ({ order: { sort: 'DEADLINE', direction: 'ASCENDING' } }),
  'by who made them': () => ({ filters: madeBy([], [world.kari.id]) }),
  'by their organization': () => ({ filters: madeBy([world.fjordvik.id], []) }),
  'by category': () => ({ filters: [hasFacet('category:GRANT')] }),
  'of limited ones': () => ({ limited: 'only', filters: [hasWords('lø')] }),
  'that lies deep': () => ({ window: { limit: 12, offset: 900 } }),
};

/** Returns where the stranger's list looks, without the few rows of the kept counts. */
async function looks(more: Partial<SubjectList>) {
  const list: SubjectList = {
    kind: 'CALENDAR',
    filters: [],
    withArchived: true,
    limited: 'last',
    order: titles,
    window: { limit: 12, offset: 0 },
    row: { columns: sql`s.id, s.title`, beside: sql`` },
    ...more,
  };
  const sent = await sentBy(() => pageOfSubjects(world.db, stranger, list));
  const looks = await Promise.all(sent.map((statement) => looksOf(world.db, statement)));
  return looks.flat().filter(({ table }) => table !== 'subject_count');
}

describe('a stranger’s list', () => {
  it('looks where it looked, and meets as many, when others hide 400 that fit it', async () => {
    const before = await lookAll();
    const { db, kari } = world;
    await sql`with hidden as (
      insert into subject (id, kind, title, root_id, status, is_private, visibility, created_by, organization_id, next_deadline, last_updated)
      select id, 'CALENDAR', 'A løyndord Zebra hjul ' || id, id, (array['PUBLISHED', 'DRAFT']::status[])[1 + id % 2], id % 2 = 0, 'PRIVATE',
        ${kari.id}, ${kari.organizationId}, '2026-01-01', now() + interval '1 day'
      from (select nextval('meta_id') as id from generate_series(1, 400)) numbered returning id, created_by),
      owned as (insert into access_entry (root_id, person_id, level) select id, created_by, 'OWNER' from hidden)
      insert into calendar select id, 'GRANT', '#1f6f8b' from hidden`.execute(db);
    const after = await lookAll();
    for (const name of Object.keys(lists)) expect([name, after[name]]).toEqual([name, before[name]]);
  });

  it('never asks the indexes of what is hidden, nor reads all of anything', async () => {
    const asked = new Set(
      Object.values(await lookAll()).flatMap((all) => all.map(({ table, by }) => `${table}: ${by}`)),
    );
    expect([...asked].filter((look) => /subject: (Seq|subject_hidden)/.test(look))).toEqual([]);
  });
});

/** Gives two thirds of the wheels to people of 100 organizations. With only three makers, all indexes of makers cost as much, and chance chooses. */
async function giveToMany({ db, kari }: World): Promise<void> {
  await sql`with homes as (
    insert into organization (kind, name, number) select 'MUNICIPALITY', 'Kommune ' || i, 'k' || i from generate_series(1, 100) i returning id),
    people as (insert into person (hash, email, name, organization_id)
      select 'h' || id, id || '@many.example', 'Person ' || id, id from homes returning id, organization_id),
    numbered as (select *, row_number() over (order by id) as number from people)
    update subject s set created_by = n.id, organization_id = n.organization_id from numbered n
    where s.created_by <> ${kari.id} and s.id % 100 + 1 = n.number`.execute(db);
  await sql`vacuum full analyze subject`.execute(db);
}

async function lookAll() {
  const found: Record<string, Look[]> = {};
  for (const [name, more] of Object.entries(lists)) found[name] = await looks(more());
  return found;
}
