import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import type { Status } from '../../../printed/tables.ts';
import { auditForeign } from '../../core/access/audit.ts';
import { hasOwnRight, mayEdit, mayList, maySee, row } from '../../core/access/rules.ts';
import type { Who } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import { keepingText } from '../../core/database/kept-text.ts';
import type { Db } from '../../core/database/pool.ts';
import { runCompiled } from '../../core/database/prepared.ts';
import { gatherGranted, gatherKnown, gatherUnknown, hasKnown } from './gather.ts';
import { callerId, lateralJoin, type Search, type Sql, searchedWords, type Typed } from './scope.ts';

/** A thing that was found, and the source it was found by: itself, or something on it. */
export type HitRow = {
  id: number;
  kind: SubjectKind;
  title: string;
  /** Its own title; `title` may be that of its source. */
  ownTitle: string;
  status: Status;
  isArchived: boolean;
  /** Whether the caller may only know of its card. */
  isLimited: boolean;
  sourceId: number;
  sourceKind: SubjectKind;
  /** The text below the title of the source. */
  text: string | null;
  rootId: number;
  rootTitle: string;
  createdById: number;
  isOwnRight: boolean;
  /** The stems of the words. */
  stems: readonly string[];
};

/** Whether nothing between the source and the thing is another person's draft, since even one's own comment on such a draft leads nowhere. */
const isReadyAbove = (who: Who) => sql`(${mayEdit(row('r', 'r'), who)} or not exists (
  select from subject above left join subject higher on higher.id = above.parent_id where above.id = s.parent_id
    and (above.status in ('DRAFT', 'TO_APPROVAL') or higher.status in ('DRAFT', 'TO_APPROVAL')) offset 0))`;

const found = (who: Who) => {
  const [thing, source] = [row('f', 'r'), row('s', 'r')];
  return {
    columns: sql`f.id, f.kind, case when e.title_words is null then f.title else s.title end as title, f.title as "ownTitle", f.status, r.status = 'ARCHIVED' as "isArchived",
      not coalesce(${maySee(thing, who)}, false) as "isLimited", s.id as "sourceId", s.kind as "sourceKind",
      case when ${maySee(source, who)} then e.text end as text, r.id as "rootId", r.title as "rootTitle", f.created_by as "createdById",
      coalesce(${hasOwnRight(thing, who)}, false) as "isOwnRight"`,
    may: sql`${mayList(thing, who)} and (s.id = f.id or ${maySee(source, who)} and ${isReadyAbove(who)})`,
  };
};

/** The source `s` of an entry `e`, the thing `f` that it is found as, and the root `r` of both. */
const thingsOf = sql`${lateralJoin('subject', 's', 'e.id')} ${lateralJoin('subject', 'f', 'e.found_id')} ${lateralJoin('subject', 'r', 'f.root_id')}`;

/** The best `window` of each kind, and one more than its limit if there are more. Nothing depends on what the caller may not know of. */
export async function findHits(db: Db, caller: Caller, search: Search): Promise<HitRow[]> {
  if (search.kinds.length === 0 || search.said.length === 0) return [];
  const { kinds, onlyWrite, organizations, archived, window, said, query } = search;
  const values = { id: caller.id, said: JSON.stringify(said), query };
  const make = (given: typeof values) => statementFor({ isAdmin: caller.isAdmin, id: given.id }, search, given);
  const isUsual = window.offset === 0 && window.limit === 20 && organizations.length === 0;
  const shape = JSON.stringify([caller.isAdmin, kinds, onlyWrite, archived]);
  const rows = isUsual
    ? await runCompiled(db, usualText<HitRow>(db, shape, values, make))
    : (await make(values).execute(db)).rows;
  await auditHits(db, caller, rows);
  return rows;
}

/** The texts of usual searches: 34 kB each, of which there is one for each list of kinds. */
const usualText = keepingText<{ id: number; said: string; query: string }>();

type Asker = Pick<Caller, 'id' | 'isAdmin'>;

function statementFor(caller: Asker, search: Search, typed: Typed) {
  const { columns, may } = found(callerId(caller));
  const held = caller.isAdmin ? [] : [gatherGranted(caller, search)];
  return sql<HitRow>`
    with ${sql.join([searchedWords(typed), ...held])}
    select ${columns}, asked.stems
    from asked cross join (
      select name, place, ${hasKnown} as has_known
      from unnest(array[${sql.join(search.kinds.map((kind) => sql.lit(kind)))}]::subject_kind[]) with ordinality kind(name, place) offset 0) kind
    cross join lateral (${bestOf(caller, search)}) best
    ${lateralJoin('search_entry', 'e', 'best.id')} ${thingsOf}
    where ${may} order by kind.place, best.place`;
}

/** The ids of the best entries of the kind `kind.name`, each for another thing, and their ranks. */
function bestOf(caller: Asker, search: Search): Sql {
  const { limit, offset } = search.window;
  const end = sql.lit(offset + limit + 1);
  const filters = filtersOf(search);
  const rated = sql.lit(filters.length > 0 ? 4_000 : Math.max(200, offset + limit + 1));
  const { prepare, among } = candidates(caller, search, end);
  return sql`
    with ${prepare}
    rated as (
      select distinct on (e.found_id) e.id, e.found_id, ${rating} as rating
      from (${among}) candidate ${lateralJoin('search_entry', 'e', 'candidate.id')} order by e.found_id, rating desc, e.id = e.found_id desc, e.id desc),
    top as (select * from rated order by rating desc, found_id desc limit ${rated})
    select top.id, row_number() over (order by ${isNamedSo} desc, r.status = 'ARCHIVED', top.rating desc, top.found_id desc) as place
    from top ${lateralJoin('subject', 'f', 'top.found_id')} ${lateralJoin('subject', 'r', 'f.root_id')}
    where true ${sql.join(
      filters.map((filter) => sql`and ${filter}`),
      sql` `,
    )}
    order by place limit ${sql.lit(limit + 1)} offset ${sql.lit(offset)}`;
}

/** The sources of entries: what everybody may know of and what the caller holds; with `onlyWrite`, only the latter. */
function candidates(caller: Asker, { onlyWrite }: Search, end: Sql): { prepare: Sql; among: Sql } {
  const mine = sql`select id from mine where found_kind = kind.name`;
  if (caller.isAdmin)
    return {
      prepare: sql`${gatherKnown(end)}, ${gatherUnknown},`,
      among: sql`select id from known union select id from unknown`,
    };
  if (onlyWrite) return { prepare: sql``, among: mine };
  return { prepare: sql`${gatherKnown(end)},`, among: sql`select id from known union ${mine}` };
}

/** How well an entry matches: title before text, whole words before beginnings before parts of compounds. */
const rating = sql`case
  when e.title_words @@ asked.whole then 6 when e.title_words @@ asked.begun then 5 when e.title_words @@ asked."any" then 4
  when e.words @@ asked.whole then 3 when e.words @@ asked.begun then 2 else 1 end`;

const isNamedSo = sql`fold_text(f.title) = asked.query`;

function filtersOf({ organizations, archived, onlyWrite }: Search): Sql[] {
  return [
    ...(organizations.length > 0 ? [sql`f.organization_id = any (${organizations}::bigint[])`] : []),
    ...(archived && !onlyWrite ? [] : [sql`r.status <> 'ARCHIVED'`]),
  ];
}

/** Things by id, in the order of the ids, as if they had been searched for; without those that the caller may not know of. */
export async function hitsById(db: Db, caller: Caller, ids: readonly number[]): Promise<HitRow[]> {
  if (ids.length === 0) return [];
  const { columns, may } = found(callerId(caller));
  const { rows } = await sql<HitRow>`
    select ${columns}, '{}'::text[] as stems
    from unnest(${ids}::bigint[]) with ordinality wanted(id, place) join searched_subject known on known.id = wanted.id
    join subject s on s.id = known.id join subject f on f.id = known.found_id join subject r on r.id = f.root_id
    left join search_entry e on e.id = s.id
    where ${may} order by wanted.place`.execute(db);
  await auditHits(db, caller, rows);
  return rows;
}

/** Audits what an admin is shown, beyond a card, of things to which they have no right (product/access#admins). */
function auditHits(db: Db, caller: Caller, rows: readonly HitRow[]): Promise<void> {
  const whole = rows.filter(({ isLimited }) => !isLimited);
  return auditForeign(db, caller, whole, 'see', ({ rootId }) => rootId);
}
