import type { AllCalendarsInput } from '@samspel/domain/calendar/calendar.input';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { type Page, pageOf, type Window } from '../../../core/graphql/page.ts';
import { mayEditCalendar, mayListCalendar, maySeeCalendar } from './calendar.access.ts';
import { type CalendarRow, calendarColumns } from './calendar.queries.ts';

const isCalendar = sql<boolean>`s.kind = 'CALENDAR' and s.removed_with is null`;

/** A list as SQL: what its subject `s` must be, what must stand beside it in other tables, and its order. */
type List = { subject: Condition[]; beside: Condition[]; order: RawBuilder<unknown> };

/**
 * The year wheels that the caller may know of and that fit the filter. The page walks an index in its order; the count is apart.
 * What is not on the card of a limited one tells nothing of it either (decision 19): a filter by service area leaves it out, and in
 * an order by deadline or change it stands behind all that the caller may read.
 */
export async function listCalendars(db: Db, caller: Caller, input: AllCalendarsInput): Promise<Page<CalendarRow>> {
  const known = input.kostraGroup ? maySeeCalendar(caller) : mayListCalendar(caller);
  const list = {
    subject: [isCalendar, known, ...subjectFilters(input)],
    beside: besideFilters(input),
    order: orderBy(input),
  };
  const rows = await (input.sort === 'TITLE' ? readRows : readLimitedLast)(db, caller, input, list);
  return pageOf(input, rows, () => countRows(db, list));
}

/** Year wheels that the caller owns or is listed to write, by title. What only being an admin gives is not theirs. */
export async function listMyCalendars(db: Db, caller: Caller, window: Window): Promise<Page<CalendarRow>> {
  const mine = sql<boolean>`s.id in (
    select entry.root_id from acts_as join access_entry entry on entry.principal_id = acts_as.principal_id
    where acts_as.person_id = ${caller.id} and entry.level in ('WRITE', 'OWNER'))`;
  const order = orderBy({ sort: 'TITLE', order: 'ASCENDING' });
  const list = { subject: [isCalendar, mine, mayEditCalendar(caller)], beside: [], order };
  return pageOf(window, await readRows(db, caller, window, list), () => countRows(db, list));
}

async function readRows(db: Db, caller: Caller, { limit, offset }: Window, { subject, beside, order }: List) {
  const { rows } = await sql<CalendarRow>`
    select ${calendarColumns(caller)} from subject s join calendar c on c.id = s.id
    where ${all([...subject, ...beside])} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

async function countRows(db: Db, { subject, beside }: List): Promise<number> {
  // `offset 0` keeps the condition on all subjects together: asked of each match by itself it took 4 to 10 times as long.
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select s.id from subject s where ${all(subject)} offset 0) s where ${all(beside)}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** A page of which the limited ones come last, the newest first. They are asked for where the others do not fill it. */
async function readLimitedLast(db: Db, caller: Caller, { limit, offset }: Window, list: List): Promise<CalendarRow[]> {
  const maySee = maySeeCalendar(caller);
  const readable = { ...list, subject: [...list.subject, maySee] };
  const first = await readRows(db, caller, { limit, offset }, readable);
  if (first.length === limit) return first;
  const before = first.length > 0 || offset === 0 ? offset + first.length : await countRows(db, readable);
  const limited = { ...list, subject: [...list.subject, sql<boolean>`${maySee} is not true`], order: sql`s.id desc` };
  const window = { limit: limit - first.length, offset: Math.max(offset - before, 0) };
  return [...first, ...(await readRows(db, caller, window, limited))];
}

function subjectFilters({ organizations, persons, text, archived }: AllCalendarsInput): Condition[] {
  const makers = [
    ...(organizations.length > 0 ? [sql<boolean>`s.organization_id = any (${organizations}::bigint[])`] : []),
    ...(persons.length > 0 ? [sql<boolean>`s.created_by = any (${persons}::bigint[])`] : []),
  ];
  return [
    ...(archived ? [] : [sql<boolean>`s.status <> 'ARCHIVED'`]),
    ...(makers.length > 0 ? [sql<boolean>`(${sql.join(makers, sql` or `)})`] : []),
    ...(text ? [hasWords(text)] : []),
  ];
}

function besideFilters({ kostraGroup, category }: AllCalendarsInput): Condition[] {
  return [
    ...(category ? [sql<boolean>`s.id in (select id from calendar where category = ${category})`] : []),
    ...(kostraGroup ? [inKostraGroup(kostraGroup)] : []),
  ];
}

const inKostraGroup = (group: number) => sql<boolean>`s.id in (
  select k.calendar_id from calendar_kostra k join kostra_function f on f.id = k.function_id where f.group_id = ${group})`;

/** All the words of a text, each of which may be unfinished; a text without a letter or digit fits no title. */
function hasWords(text: string): Condition {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  return words.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`to_tsvector('simple', s.title) @@ to_tsquery('simple', ${query})`;
}

/** Each is the order of an index, or that index read backwards. */
function orderBy({ sort, order }: Pick<AllCalendarsInput, 'sort' | 'order'>): RawBuilder<unknown> {
  const direction = order === 'ASCENDING' ? sql`asc` : sql`desc`;
  if (sort === 'TITLE') return sql`s.title collate "nb-NO-x-icu" ${direction}, s.id ${direction}`;
  if (sort === 'DEADLINE') return sql`c.next_deadline ${direction} nulls last, c.id ${direction}`;
  return sql`s.last_updated ${direction}, s.id ${direction}`;
}

const all = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
