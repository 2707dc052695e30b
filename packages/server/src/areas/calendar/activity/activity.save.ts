import type { UpdateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { osloToday } from '@samspel/domain/time/oslo';
import { plainCalendar } from '@samspel/domain/time/working-days';
import type { FoundSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { workCalendarOfRoot } from '../../../core/people/work-calendar.ts';
import { markFavourite } from '../../../subject/reaction/favourite.ts';
import { revise } from '../../../subject/revise.ts';
import { refuseStale, touchSubject } from '../../../subject/touch.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { markCalendarChanged, refreshNextDeadline } from '../calendar/calendar.change.ts';
import { instanceBody } from './activity.body.ts';
import { assignedBy, type InstanceChange, instanceChange, isChange } from './activity.change.ts';
import { type InstanceRow, readInstance } from './activity.queries.ts';
import { refuseStrangers } from './responsible.ts';
import { keepSingleSeries } from './single-series.write.ts';

/** Saves a change of an activity that the caller may edit, from an update or an undo: checks the rules, writes and announces it. */
export async function saveInstance(
  act: Act,
  found: FoundSubject,
  input: UpdateEventInstanceInput,
): Promise<InstanceRow> {
  const { tx, caller } = act;
  const before = await readInstance(tx, caller, found.id);

  await refuseChange(input, found, act);
  const isMoved = input.startDate !== undefined || input.endDate !== undefined;
  const workdays = isMoved ? await workCalendarOfRoot(tx, found.rootId) : plainCalendar;
  const change = instanceChange(input, before, caller, workdays);
  const days = { 'input.startDate': change.columns.start_date, 'input.endDate': change.columns.end_date };
  refuseOutsideYears(days, osloToday(act.services.now()));

  if (input.isFavourite !== undefined) await markFavourite(tx, caller, found.id, input.isFavourite);
  if (isChange(change)) await writeChange(act, found, change);
  const after = await readInstance(tx, caller, found.id);
  if (isChange(change) && !isTick(change)) await keepSingleSeries(tx, [after]);

  if (isChange(change)) await tellChange(act, before, change);
  return after;
}

async function refuseChange(input: UpdateEventInstanceInput, found: FoundSubject, { tx }: Act): Promise<void> {
  refuseArchived(found);
  if (input.version !== undefined) refuseStale(found, input.version);
  if (input.responsible) {
    await refuseStrangers(tx, found.rootId, new Map([['input.responsible', input.responsible]]));
  }
}

async function writeChange(act: Act, found: FoundSubject, change: InstanceChange): Promise<void> {
  const { tx, services } = act;
  const { id, rootId } = found;
  await revise(act, instanceBody, found, async () => {
    if (Object.keys(change.columns).length > 0) {
      await tx.updateTable('event_instance').set(change.columns).where('id', '=', id).execute();
    }
    await touchSubject(tx, id, change.subject);
  });
  await refreshNextDeadline(tx, rootId, services.now());
  if (!isTick(change)) await markCalendarChanged(tx, rootId);
}

/** Whether only the tick changes. */
export function isTick({ columns, subject }: InstanceChange): boolean {
  return (
    Object.keys(columns).every((column) => column === 'is_done') && Object.keys(subject).every((c) => c === 'status')
  );
}

async function tellChange({ tell }: Act, { id, calendarId }: InstanceRow, change: InstanceChange): Promise<void> {
  const endsRights = change.subject.status !== undefined;
  const name = `eventInstance.${happened(change)}` as const;
  await tell({ name, subjectId: id, shownOn: [calendarId], endsRights, data: assignedBy(change) });
}

/** What a change of an activity is called. */
export function happened({ columns: { is_done: isDone } }: InstanceChange): 'updated' | 'completed' | 'restored' {
  if (isDone === undefined) return 'updated';
  return isDone ? 'completed' : 'restored';
}
