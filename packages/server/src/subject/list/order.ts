import { type RawBuilder, sql } from 'kysely';

/** What a list is sorted by; NEWEST is by the time of creation. */
export type ListSort = 'TITLE' | 'LAST_UPDATED' | 'DEADLINE' | 'NEWEST';

/** The order of a list: that of an index over each reach and status, or that index read backwards. */
export type ListOrder = { sort: ListSort; direction: 'ASCENDING' | 'DESCENDING' };

const keys: Record<ListSort, RawBuilder<unknown>> = {
  TITLE: sql`s.title collate "nb-NO-x-icu"`,
  LAST_UPDATED: sql`s.last_updated`,
  DEADLINE: sql`s.next_deadline`,
  NEWEST: sql`s.id`,
};

/** The column of the subject `s` that a list is sorted by. */
export const keyOf = ({ sort }: ListOrder): RawBuilder<unknown> => keys[sort];

/** The order of subjects `s`. */
export const orderOfSubjects = (order: ListOrder): RawBuilder<unknown> => orderBy(order, keyOf(order), sql`s.id`);

/** The order of rows that have an `id` and a `key`. */
export const orderOfKeys = (order: ListOrder): RawBuilder<unknown> => orderBy(order, sql`key`, sql`id`);

function orderBy({ sort, direction }: ListOrder, key: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  const way = direction === 'ASCENDING' ? sql`asc` : sql`desc`;
  if (sort === 'NEWEST') return sql`${id} ${way}`;
  return sort === 'DEADLINE' ? sql`${key} ${way} nulls last, ${id} ${way}` : sql`${key} ${way}, ${id} ${way}`;
}
