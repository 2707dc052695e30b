import { type ApplyImportInput, applyImportInput } from '@samspel/domain/import/import.input';
import { Refusal } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { countToday } from '../../../core/rate-limit/quota.ts';
import { type ImportRecord, lockImport } from '../../import/import.access.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { insertCalendar } from '../calendar/calendar.write.ts';
import { quotas } from '../calendar/quota.ts';
import { addRing } from '../calendar/ring.write.ts';
import { readNewSeries } from '../series/new-series.queries.ts';
import { writeAccepted } from './accepted.write.ts';
import { sortAccepted } from './accepted-rows.ts';
import { findRows } from './import-rows.ts';

/** Brings the rows that a person has looked over into a year wheel (product/import#writing). */
export const applyImport = calendarAction(applyImportInput, async (input, act) => {
  const { tx, caller, services, emit } = act;
  const record = await lockImport(tx, caller, input.reference, services.now());
  if (!record || record.undoneAt) throw new Refusal('notFound', 'input.reference');
  if (record.appliedAt) return record;
  const calendarId = await homeOf(act, input);

  const place = { db: tx, caller, today: osloToday(services.now()), calendarId };
  const { rows } = await findRows(record.contents!, input.options ?? {}, place);
  const taken = await sortAccepted(act, rows, input.rows, calendarId);

  const { events, changes } = await writeAccepted(act, taken);
  if (events.length + changes.length > 0) await refreshCalendar(act, calendarId);
  const applied = await keepApplied(act, record, {
    calendarId,
    isNew: !input.calendar,
    events,
    changes,
    changed: taken.changing.length,
    skipped: taken.skipped,
  });

  const made = await readNewSeries(tx, events);
  const assigned = [...new Set(events.flatMap((id) => made(id).assigned))];
  await emit({ name: 'calendar.imported', subjectId: calendarId, data: { assigned } });
  return applied;
});

/** Finds the year wheel that the caller may write, and locks it, so that two imports come one after the other; or makes the new one. */
async function homeOf(act: Act, { calendar, newCalendar }: ApplyImportInput): Promise<number> {
  const { tx, caller, emit } = act;
  if (calendar) {
    const found = await findSubject(tx, caller, calendar, 'edit', { kind: 'CALENDAR', field: 'input.calendar' });
    refuseArchived(found);
    return found.id;
  }
  await countToday(act, quotas.calendars);
  const id = await insertCalendar(tx, caller, newCalendar!);
  await addRing(tx, caller, { calendarId: id, order: id, color: newCalendar!.color });
  await emit({ name: 'calendar.created', subjectId: id });
  return id;
}

type Applied = {
  calendarId: number;
  isNew: boolean;
  events: number[];
  changes: number[];
  changed: number;
  skipped: number;
};

async function keepApplied(
  { tx, services }: Act,
  { reference, name }: ImportRecord,
  { calendarId, isNew, events, changes, changed, skipped }: Applied,
) {
  const appliedAt = services.now();
  const counts = { created: events.length, changed, skipped };
  await tx
    .updateTable('import')
    .set({ contents: null, applied_at: appliedAt, calendar_id: calendarId, is_new_calendar: isNew, changes, ...counts })
    .where('reference', '=', reference)
    .execute();
  const made = events.map((event_id) => ({ reference, event_id }));
  if (made.length > 0) await tx.insertInto('import_event').values(made).execute();
  return { reference, name, appliedAt, calendarId, ...counts };
}
