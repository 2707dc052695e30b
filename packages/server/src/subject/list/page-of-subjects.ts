import { sql } from 'kysely';
import type { Reach } from '../../../printed/tables.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { unplanned } from '../../core/database/prepared.ts';
import type { Page, Window } from '../../core/graphql/page.ts';
import { countOf } from './count.ts';
import { knownIn } from './known.ts';
import type { ListOrder } from './order.ts';
import { type ListRow, readPage } from './page.ts';
import { heldIn, type Scope, type Sql } from './scope.ts';

/** Which page of which list. */
export type SubjectList = Scope & {
  order: ListOrder;
  window: Window;
  /** Only limited ones, without them, or after all that the caller may open. */
  limited: 'only' | 'without' | 'last';
  row: ListRow;
};

/** A page of what the caller may know of. `limitedCount` counts the limited ones that fit, listed or not. */
export type SubjectPage<Row> = Page<Row> & { limitedCount: number };

/**
 * Reads the roots of a kind that the caller may know of, in two parts: those they may open, in the order of the list, then the cards of limited
 * ones. What everybody knows of is read and counted by indexes that hold nothing hidden; all else is looked up among what the
 * caller holds. So response times reveal nothing of what is hidden from them (product/access#outcomes). Admins may open everything.
 */
export async function pageOfSubjects<Row extends { id: number }>(
  db: Db,
  caller: Caller,
  list: SubjectList,
): Promise<SubjectPage<Row>> {
  const { limited, window } = list;
  const open = await readOpen<Row>(db, caller, limited === 'only' ? { ...list, window: nothing } : list);
  const openCount = limited === 'only' ? 0 : open.openCount;
  const limitedCount = limited === 'without' ? 0 : open.limitedCount;
  const rest = { limit: window.limit - open.nodes.length, offset: Math.max(window.offset - openCount, 0) };
  const isReached = rest.limit > 0 && rest.offset < limitedCount;
  const cards = isReached ? await readLimited<Row>(db, caller, { ...list, window: rest }) : [];
  const total = openCount + limitedCount;
  return { ...window, nodes: [...open.nodes, ...cards], count: async () => total, limitedCount: open.limitedCount };
}

const nothing: Window = { limit: 0, offset: 0 };

/** Reads a page of what the caller may open, how many of these there are, and how many limited ones. */
async function readOpen<Row extends { id: number }>(db: Db, caller: Caller, list: SubjectList) {
  const { order, window, row } = list;
  const openTo: Reach[] = caller.isAdmin ? ['OPEN', 'LIMITED', 'HIDDEN'] : ['OPEN'];
  const { prepare, among, count } = knownIn(list, openTo, order, endOf(window));
  const held = caller.isAdmin ? [] : [sql`(select id, key from held)`];
  const counts = caller.isAdmin
    ? sql`${count} as "openCount", 0 as "limitedCount"`
    : sql`${count} + (select count(*) from held) as "openCount", ${limitedFor(list)} as "limitedCount"`;
  const { counts: counted, nodes } = await readPage<{ openCount: number; limitedCount: number }, Row>(db, {
    prepare: caller.isAdmin ? prepare : [holdings(caller, list), ...prepare],
    counts,
    among: [...among, ...held],
    order,
    window,
    row,
  });
  return { ...counted, nodes };
}

/** Reads cards of limited ones: by title in a list by title, else the newest first, since neither changes nor deadlines are on the card. */
async function readLimited<Row extends { id: number }>(db: Db, caller: Caller, list: SubjectList): Promise<Row[]> {
  const { window, row } = list;
  const order: ListOrder = list.order.sort === 'TITLE' ? list.order : { sort: 'NEWEST', direction: 'DESCENDING' };
  const notHeld = sql`and s.id not in (select id from held)`;
  const { prepare, among } = knownIn(list, ['LIMITED'], order, endOf(window), notHeld);
  const statement = { prepare: [holdings(caller, list), ...prepare], counts: sql`1 as one`, among, order, window, row };
  return (await readPage<object, Row>(db, statement)).nodes;
}

const holdings = (caller: Caller, list: SubjectList): Sql =>
  sql`held as materialized (${heldIn(list, unplanned(caller.id, 'bigint'), list.order)})`;

/** Counts the limited ones that fit and that the caller does not hold; 0 if a filter asks for what is not on the card. */
const limitedFor = (list: SubjectList): Sql =>
  list.filters.some(({ isBeyondCard }) => isBeyondCard)
    ? sql`0`
    : sql`${countOf(list, ['LIMITED'])} - (select count(*) from held where reach = 'LIMITED')`;

const endOf = ({ limit, offset }: Window): Sql => sql.lit(limit + offset);
