import { importReference } from '@samspel/domain/import/import.input';
import { isInTime } from '@samspel/domain/subject/trash';
import { sql } from 'kysely';
import { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { revise } from '../../../subject/revise.ts';
import { removeSubject } from '../../../subject/trash/remove.ts';
import { lockImport } from '../../import/import.access.ts';
import { findActivities, type Skipped, skip } from '../bulk/bulk.find.ts';
import { removeInBulk } from '../bulk/bulk.remove.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { calendarBody } from '../calendar/calendar.body.ts';
import { undoChanges } from './undo-changes.ts';

/** Takes back what an import has written, apart from what has been changed since (product/import#undo). */
export const undoImport = calendarAction(z.strictObject({ reference: importReference }), async ({ reference }, act) => {
  const { tx, caller, services, emit } = act;
  const record = await lockImport(tx, caller, reference, services.now());
  const isLate = !isInTime(record?.appliedAt ?? null, services.now());
  // One that is not there is looked for as one in a year wheel that is hidden by now, so that nobody can tell them apart.
  const calendarId = isLate ? null : record?.calendarId;
  const home = await findSubject(tx, caller, calendarId ?? 0, 'edit', { kind: 'CALENDAR', field: 'reference' });

  refuseArchived(home);
  if (record!.undoneAt) return { count: 0, skipped: [] };

  const made = await readMade(act, reference);
  const untouched = made.filter(({ isChanged }) => !isChanged);
  await removeMade(
    act,
    untouched.flatMap(({ activities }) => activities),
  );
  const back = await undoChanges(act, reference);
  const skipped: Skipped[] = [
    ...made.filter(({ isChanged }) => isChanged).map((one) => skip(one, 'conflict')),
    ...back.skipped,
  ];
  await tx.updateTable('import').set({ undone_at: services.now() }).where('reference', '=', reference).execute();
  const isEmptied = record!.isNewCalendar && home.version === 1 && (await isEmpty(act, home.id));
  if (isEmptied) await revise(act, calendarBody, home, () => removeSubject(tx, home.id));

  if (isEmptied) await emit({ name: 'calendar.removed', subjectId: home.id, endsRights: true });
  return { count: untouched.length + back.count, skipped };
});

/** A series that an import made and that is still there, with its activities, and whether it or anything on it has been changed or added since. */
type Made = { id: number; title: string; activities: number[]; isChanged: boolean };

async function readMade({ tx }: Act, reference: string): Promise<Made[]> {
  const { rows } = await sql<Made>`
    with made as (
      select s.id, s.title from import_event m join subject s on s.id = m.event_id where m.reference = ${reference} and s.removed_with is null
    ), part as (
      select made.id as of, s.id, s.kind, s.version, s.date_created, s.date_created as above
      from made join subject s on s.id = made.id
      union all select made.id, one.id, one.kind, one.version, one.date_created, s.date_created
      from made join subject s on s.id = made.id join subject one on one.parent_id = made.id
      union all select made.id, two.id, two.kind, two.version, two.date_created, one.date_created
      from made join subject one on one.parent_id = made.id join subject two on two.parent_id = one.id
    )
    select made.id, made.title, coalesce(array_agg(part.id) filter (where part.kind = 'EVENT_INSTANCE'), '{}') as activities,
      bool_or(part.version > 1 or (part.kind <> 'EVENT_INSTANCE' and part.date_created <> part.above)) as "isChanged"
    from made join part on part.of = made.id group by made.id, made.title order by made.id`.execute(tx);
  return rows.map((row) => ({ ...row, activities: row.activities.map(Number) }));
}

async function removeMade(act: Act, activities: readonly number[]): Promise<void> {
  if (activities.length === 0) return;
  const { changeable } = await findActivities(act, activities, false);
  await removeInBulk(act, changeable);
}

async function isEmpty({ tx }: Act, calendarId: number): Promise<boolean> {
  const { rows } = await sql`
    select from subject where root_id = ${calendarId} and id <> ${calendarId} and removed_with is null limit 1`.execute(
    tx,
  );
  return rows.length === 0;
}
