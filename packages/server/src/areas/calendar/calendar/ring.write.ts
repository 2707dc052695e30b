import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';

/** The largest place that a ring can have: the ids that places are made from may be larger. */
const lastPlace = 2_147_483_647;

type NewRing = { calendarId: number; order: number; color: string };

/** Adds a year wheel to the caller's year view; one that is there already stays as it is. */
export async function addRing(tx: Tx, caller: Caller, { calendarId, order, color }: NewRing): Promise<void> {
  await tx
    .insertInto('calendar_ring')
    .values({ person_id: caller.id, calendar_id: calendarId, position: Math.min(order, lastPlace), color })
    .onConflict((conflict) => conflict.columns(['person_id', 'calendar_id']).doNothing())
    .execute();
}
