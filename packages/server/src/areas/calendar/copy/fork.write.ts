import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { mayListCalendar } from '../calendar/calendar.access.ts';

/** Reads the id of a fork's origin; 0, which no year wheel has, if it is not a fork or the caller may not know of the fork. */
export async function readOrigin(tx: Tx, caller: Caller, forkId: number): Promise<number> {
  const { rows } = await sql<{ origin: number | null }>`
    select c.forked_from as origin from calendar c join subject s on s.id = c.id where c.id = ${forkId} and ${mayListCalendar(caller)}`.execute(
    tx,
  );
  return rows[0]?.origin ?? 0;
}

/** Makes a fork an independent copy: unlinks it, its series and its activities, so that those of later years are not linked either. */
export async function unlinkFork(tx: Tx, forkId: number): Promise<void> {
  await tx.updateTable('calendar').set({ forked_from: null }).where('id', '=', forkId).execute();
  for (const part of ['event', 'event_instance'] as const)
    await sql`update ${sql.table(part)} set forked_from = null where calendar_id = ${forkId} and forked_from is not null`.execute(
      tx,
    );
}
