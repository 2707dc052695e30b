import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { type Batch, inOrder } from '../../../core/graphql/context.ts';

/** When the changed thing takes place: its day if it is one activity, and whether its series has no other. */
export type ChangedActivity = { day: Day | null; isSingle: boolean };

/** The activities of the series `s`, or of the series of the activity `s`. */
const ofSeries = sql`from event_instance i join subject p on p.id = i.id and p.removed_with is null
  where i.event_id = case s.kind when 'EVENT_INSTANCE' then s.parent_id else s.id end`;

/** Reads the `ChangedActivity` of changes that the caller may read, by id of their subject. */
export const changedActivity: Batch<number, ChangedActivity> = async (subjectIds, { services: { db } }) => {
  const { rows } = await sql<ChangedActivity & { id: number }>`
    select s.id, (select count(*) = 1 ${ofSeries}) as "isSingle",
           coalesce((select start_date from event_instance where id = s.id), (select min(i.start_date) ${ofSeries} having count(*) = 1)) as day
    from subject s where s.id = any (${subjectIds}::bigint[])`.execute(db);
  return inOrder(
    subjectIds,
    rows,
    ({ id }) => id,
    ({ day, isSingle }) => ({ day, isSingle }),
    { day: null, isSingle: false },
  );
};
