import { sql } from 'kysely';
import type { CopyFrom, CopyState } from '../../../../printed/tables.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';

/** A copy that somebody asked for. */
export type CopyRow = {
  reference: string;
  personId: number;
  originId: number | null;
  title: string;
  isFork: boolean;
  from: CopyFrom;
  state: CopyState;
  calendarId: number | null;
  refusal: string | null;
  fault: string | null;
};

const columns = sql`reference, person_id as "personId", origin_id as "originId", title, is_fork as "isFork", copies_from as "from", state, calendar_id as "calendarId", refusal, fault`;

/** Reads a copy that a person asked for; undefined if the reference is unknown or somebody else's. */
export async function readCopy(db: Db, personId: number, reference: string): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`
    select ${columns} from calendar_copy where reference = ${reference} and person_id = ${personId}`.execute(db);
  return rows[0];
}

/** Reads the copy that has waited longest and that no other process is making, and locks it until the transaction ends. */
export async function takeWaitingCopy(tx: Tx): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`
    select ${columns} from calendar_copy where state = 'WAITING' order by asked_at, reference limit 1 for update skip locked`.execute(
    tx,
  );
  return rows[0];
}
