import { sql } from 'kysely';
import { type FoundSubject, subjectColumns } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { readableBy } from '../activity/responsible.ts';
import { readChangeable } from './several.find.ts';
import { writePlanned } from './several.write.ts';

/**
 * Makes another person responsible for the open activities of somebody who has left, in the year wheels that the other person may read, and for the
 * series there. The caller must already have checked the right to do so. Returns the ids of the activities that were handed over, and of those that
 * stay.
 */
export async function handOverActivities(act: Act, from: number, to: number) {
  const open = await readOpen(act.tx, from);
  const readable = await readableBy(act.tx, open, to);
  const [given, left] = [open.filter(({ rootId }) => readable(rootId)), open.filter(({ rootId }) => !readable(rootId))];

  const changed = (await readChangeable(act.tx, given)).map((activity) => {
    const { startDate, endDate, reminderDate, isDone } = activity;
    return {
      activity,
      wanted: { startDate, endDate, reminderDate, isDone, responsibleId: to, assignedById: act.caller.id },
    };
  });
  await writePlanned(act, changed);
  const calendars = [...new Set(given.map(({ rootId }) => rootId))];
  await sql`
    update event set responsible_id = ${to}, assigned_by = ${act.caller.id}
    where responsible_id = ${from} and calendar_id = any (${calendars}::bigint[])`.execute(act.tx);

  return { given: given.map(({ id }) => id), left: left.map(({ id }) => id) };
}

/** Reads the open activities of somebody, and locks them with their year wheels. */
async function readOpen(tx: Tx, responsible: number): Promise<FoundSubject[]> {
  const { rows } = await sql<FoundSubject>`
    select ${subjectColumns} from event_instance i join subject s on s.id = i.id join subject r on r.id = s.root_id
    where i.responsible_id = ${responsible} and not i.is_done and s.removed_with is null and r.removed_with is null and r.status <> 'ARCHIVED'
    order by r.id, s.id for update of r, s`.execute(tx);
  return rows;
}
