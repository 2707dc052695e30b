import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayList, maySee, rootRow } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import { callerFor } from '../../core/testing/callers.ts';
import { makePerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { type Filter, hasFacet, hasWords, madeBy } from './filters.ts';
import type { ListOrder } from './order.ts';
import { pageOfSubjects, type SubjectList } from './page-of-subjects.ts';
import { makeManyRoots } from './testing/many-roots.ts';

/** Lists are compared with the rules of access, applied to each thing by itself. */
let world: World;
let people: Record<string, Caller>;
let filters: Record<string, Filter[]>;

beforeAll(async () => {
  world = await makeWorld();
  const { db, kari, ola, per, astrid, lundvik, fjordvik } = world;
  const { busy, kostraGroup } = await makeManyRoots(world, await makePerson(db, 'Tuva Travel', lundvik), 400, 30);
  const admin = { ...callerFor(astrid), isAdmin: true };
  people = { per: callerFor(per), ola: callerFor(ola), kari: callerFor(kari), busy: callerFor(busy), admin };
  filters = {
    none: [],
    category: [hasFacet('category:PROJECT')],
    'service area': [hasFacet(`kostra:${kostraGroup}`, { isBeyondCard: true })],
    both: [hasFacet('category:PROJECT'), hasFacet(`kostra:${kostraGroup}`, { isBeyondCard: true })],
    words: [hasWords('zeb hjul')],
    'no words': [hasWords('& !')],
    makers: madeBy([fjordvik.id], [per.id]),
    all: [...madeBy([fjordvik.id], []), hasWords('hjul'), hasFacet('category:TOPIC')],
  };
});
afterAll(() => world.close());

const orders: Record<string, [ListOrder, order: string]> = {
  'by title': [{ sort: 'TITLE', direction: 'ASCENDING' }, 's.title collate "nb-NO-x-icu", s.id'],
  'by title, from the last': [
    { sort: 'TITLE', direction: 'DESCENDING' },
    's.title collate "nb-NO-x-icu" desc, s.id desc',
  ],
  'by change': [{ sort: 'LAST_UPDATED', direction: 'DESCENDING' }, 's.last_updated desc, s.id desc'],
  'by deadline': [{ sort: 'DEADLINE', direction: 'ASCENDING' }, 's.next_deadline, s.id'],
  'by last deadline': [{ sort: 'DEADLINE', direction: 'DESCENDING' }, 's.next_deadline desc nulls last, s.id desc'],
};
const listOf = (more: Partial<SubjectList>): SubjectList => ({
  kind: 'CALENDAR',
  filters: [],
  withArchived: false,
  limited: 'last',
  order: orders['by title']![0],
  window: { limit: 12, offset: 0 },
  row: { columns: sql`s.id`, beside: sql`` },
  ...more,
});

/** Returns what the rules say: the ids that one may open, in the given order, then the limited ones. */
async function asTheRulesSay(caller: Caller, { filters, withArchived }: SubjectList, order: string) {
  const at = rootRow('s', 'CALENDAR');
  const opens = sql<boolean>`coalesce(${maySee(at, person(caller.id))}, false)`;
  const isKnown = filters.some(({ isBeyondCard }) => isBeyondCard) ? opens : mayList(at, person(caller.id));
  const fits = [sql`true`, ...filters.map((filter) => filter.fits)];
  const cards = order.includes('title') ? order : 's.id desc';
  const read = (isOpen: boolean) =>
    sql<{ id: number }>`
    select s.id from subject s where s.kind = 'CALENDAR' and ${isKnown} and ${opens} = ${isOpen} and ${sql.join(fits, sql` and `)}
      and (${withArchived} or s.status <> 'ARCHIVED') order by ${sql.raw(isOpen ? order : cards)}`.execute(world.db);
  const [open, limited] = [await read(true), await read(false)];
  return { open: open.rows.map(({ id }) => id), limited: limited.rows.map(({ id }) => id) };
}

async function pages(caller: Caller, list: SubjectList, size: number) {
  const read = (offset: number) => pageOfSubjects(world.db, caller, { ...list, window: { limit: size, offset } });
  const first = await read(0);
  const total = await first.count();
  const rest = [];
  for (let offset = size; offset < total; offset += size) rest.push(await read(offset));
  return {
    total,
    limited: first.limitedCount,
    ids: [first, ...rest].flatMap(({ nodes }) => nodes.map(({ id }) => id)),
  };
}

describe('a list is what the rules say of each thing', () => {
  it.each(['per', 'ola', 'kari', 'busy', 'admin'])('for %s, in each order and with each filter', async (name) => {
    const caller = people[name]!;
    for (const [order, text] of Object.values(orders)) {
      for (const narrowed of Object.values(filters)) {
        const list = listOf({ order, filters: narrowed, withArchived: order.direction === 'DESCENDING' });
        const { open, limited } = await asTheRulesSay(caller, list, text);
        const ids = [...open, ...limited];
        expect(await pages(caller, list, 47)).toEqual({ total: ids.length, limited: limited.length, ids });
      }
    }
  });

  it('also where so many fit that a page is walked to, not gathered', async () => {
    const { db, per } = world;
    await sql`with more as (insert into subject (id, kind, title, root_id, is_private, created_by, organization_id)
      select id, 'CALENDAR', 'Mange ' || id, id, id % 3 = 0, ${per.id}, ${per.organizationId}
      from (select nextval('meta_id') as id from generate_series(1, 6500)) numbered returning id)
      insert into calendar select id, 'PROJECT', '#1f6f8b' from more`.execute(db);
    const many = [[hasWords('mange')], [hasFacet('category:PROJECT')], madeBy([], [per.id])];
    for (const narrowed of many) {
      const [order, text] = orders['by title']!;
      const list = listOf({ order, filters: narrowed });
      for (const caller of [people.kari!, people.per!, people.admin!]) {
        const { open, limited } = await asTheRulesSay(caller, list, text);
        const ids = [...open, ...limited];
        for (const offset of [0, 30, open.length - 5, open.length + 20]) {
          const page = await pageOfSubjects(db, caller, { ...list, window: { limit: 12, offset } });
          expect(page.nodes.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 12));
          expect(await page.count()).toBe(ids.length);
        }
      }
    }
  });
});

describe('what is counted as it changes', () => {
  it('is as many as there are, whatever happened to them', async () => {
    const { db, kari } = world;
    await sql`update subject set status = 'ARCHIVED' where id % 13 = 0 and status = 'PUBLISHED'`.execute(db);
    await sql`update subject set is_private = not is_private where id % 17 = 0`.execute(db);
    await sql`update subject set removed_with = id, status = 'OBSOLETE' where id % 19 = 0`.execute(db);
    await sql`update subject set removed_with = null, status = 'PUBLISHED' where id % 38 = 0`.execute(db);
    await sql`update calendar set category = 'GRANT' where id % 23 = 0`.execute(db);
    await sql`delete from subject_kostra where subject_id % 15 = 0`.execute(db);
    await sql`delete from subject where id % 29 = 0`.execute(db);
    await sql`update kostra_function set group_id = (insert_group.id) from (select id from kostra_group limit 1) insert_group`.execute(
      db,
    );
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('subject').set({ title: 'Nytt' }).where('created_by', '=', kari.id).execute();
    });
    const kept = sql`select kind, reach, status, facet, sum(count) as count from subject_count group by 1, 2, 3, 4 having sum(count) <> 0`;
    const counted = sql`select kind, reach, status, facet, count(*) from subject cross join lateral unnest(array_append(facets, '')) facet
      where reach is not null group by 1, 2, 3, 4`;
    const { rows } = await sql`(${kept} except ${counted}) union all (${counted} except ${kept})`.execute(db);
    expect(rows).toEqual([]);
    const { rows: facets } = await sql`
      select s.id from subject s join calendar c on c.id = s.id where s.facets <> (select array_agg(f order by f) from (
        select 'category:' || c.category union select 'kostra:' || f.group_id from subject_kostra k join kostra_function f on f.id = k.function_id
        where k.subject_id = s.id) wanted (f))`.execute(db);
    expect(facets).toEqual([]);
  });
});
