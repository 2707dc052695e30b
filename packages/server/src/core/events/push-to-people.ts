import { sql } from 'kysely';
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
  for (let at = 0; at < to.length; at += mostAtOnce) {
    const notice: PersonalNotice = { by, to: to.slice(at, at + mostAtOnce) };
    await sql`select pg_notify(${personalChannel}, ${JSON.stringify(notice)})`.execute(tx);
  }
}
