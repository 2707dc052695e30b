import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/pool.ts';

/** The PostgreSQL channel that announces new notifications. */
export const personalChannel = 'samspel_personal';

/** What is sent between processes: only ids, each with the person whom it belongs to. */
export type PersonalNotice = {
  /** The hash of the person who caused it; null if no person did. */
  by: string | null;
  /** What is new: pairs of a person's id and the id of their notification. */
  to: (readonly [personId: number, id: number])[];
};

/** The most pairs in one notice: 200 stay below the 8,000 bytes that PostgreSQL allows. */
const mostAtOnce = 200;

/** Notifies every server process, when the transaction commits, that people have new notifications. */
export async function pushToPeople(tx: Tx, { by, to }: PersonalNotice): Promise<void> {
  const [people, ids] = [to.map(([personId]) => personId), to.map(([, id]) => id)];
  await sql`${pushing(by, sql`unnest(${people}::bigint[], ${ids}::bigint[]) pair(person_id, id)`)}`.execute(tx);
}

/** The select that does so inside a statement. @param written what is new: rows of `person_id` and `id` */
export const pushing = (by: string | null, written: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select pg_notify(${personalChannel}, json_build_object('by', ${by}::text, 'to', json_agg(json_build_array(person_id, id)))::text)
  from (select person_id, id, (row_number() over () - 1) / ${sql.lit(mostAtOnce)} as part from ${written}) parts group by part`;
