import { sql } from 'kysely';
import type { Tx } from '../database/pool.ts';

/** The PostgreSQL channel that says that people have been told something. */
export const personalChannel = 'samspel_personal';

/** What travels between processes: ids alone, each with the person whose own it is. */
export type PersonalNotice = {
  /** The hash of the person who did it; null if nobody did. */
  by: string | null;
  /** What is new, by person: pairs of a person's id and the id of their notification. */
  to: (readonly [personId: number, id: number])[];
};

/** So many pairs are below the 8,000 bytes that one notice of PostgreSQL may have. */
const mostAtOnce = 200;

/** Notifies every server process, when the transaction commits, that people have something new of their own. */
export async function tellPeople(tx: Tx, { by, to }: PersonalNotice): Promise<void> {
  for (let at = 0; at < to.length; at += mostAtOnce) {
    const notice: PersonalNotice = { by, to: to.slice(at, at + mostAtOnce) };
    await sql`select pg_notify(${personalChannel}, ${JSON.stringify(notice)})`.execute(tx);
  }
}
