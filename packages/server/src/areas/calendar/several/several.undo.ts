import type { UndoActivitiesInput } from '@samspel/domain/calendar/several.input';
import { placed } from '@samspel/domain/calendar/working-day';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { isSame } from '@samspel/domain/subject/change';
import type { WorkCalendar } from '@samspel/domain/time/working-days';
import { type FoundSubject, sortSubjects } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { atSavepoint } from '../../../core/database/savepoint.ts';
import { workCalendarsOf } from '../../../core/people/work-calendar.ts';
import type { ChangeRow } from '../../../subject/definition.ts';
import { readChanges } from '../../../subject/history/history.queries.ts';
import { undoFields } from '../../../subject/history/undo.actions.ts';
import { instanceBodies } from '../activity/activity.body.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { seriesSubject } from '../series/series.subject.ts';
import { undoRemoval } from '../trash/trash.actions.ts';
import type { ChangedSeveral, Planned, Wanted } from './several.change.ts';
import { type Changeable, findActivities, type Left, leave } from './several.find.ts';
import { writePlanned } from './several.write.ts';

/** Undoes a change of several activities: the activities' own changes together, changes of series and removals each as it would be by itself. */
export async function undoSeveral(act: Act, input: UndoActivitiesInput): Promise<ChangedSeveral> {
  const changes = await readChanges(act.tx, act.caller, input.changes);
  const ofActivities = changes.filter(({ kind }) => kind === 'EVENT_INSTANCE');
  const ofSeries = changes.filter(({ kind }) => kind === 'EVENT');

  const activities = await undoActivitiesOf(act, ofActivities);
  const series = await undoEach(
    act,
    ofSeries.map(({ subjectId }) => subjectId),
    'edit',
    (found) => undoTags(act, found, ofSeries.find(({ subjectId }) => subjectId === found.id)!),
  );
  const removals = await undoEach(act, input.removed, 'bringBack', (found) => undoRemoval(act, found));

  const done = [activities, series, removals];
  const count = done.reduce((sum, one) => sum + one.count, 0);
  const left = done.flatMap((one) => one.left);
  if (count === 0) throw new Refusal((left[0]?.why ?? 'notFound') as RefusalCode, 'input.changes');
  const asked = input.changes.length + input.removed.length;
  return { count, ids: activities.ids, left, missing: asked - count - left.length, changes: [], removed: [] };
}

type Undone = { count: number; left: Left[] };

async function undoActivitiesOf(act: Act, changes: readonly ChangeRow[]): Promise<Undone & { ids: number[] }> {
  const { changeable, left } = await findActivities(
    act,
    changes.map(({ subjectId }) => subjectId),
    false,
  );
  const now = await instanceBodies(
    act.tx,
    changeable.map(({ id }) => id),
  );
  const workdays = await workCalendarsOf(
    act.tx,
    changeable.map(({ rootId }) => rootId),
  );
  const planned: Planned[] = [];
  for (const activity of changeable) {
    const change = changes.find(({ subjectId }) => subjectId === activity.id)!;
    const isNewer = undone.some((field) => !isSame(change.after[field], now.get(activity.id)![field]));
    if (isNewer) left.push(leave(activity, 'conflict'));
    else planned.push({ activity, wanted: before(activity, change, act.caller.id, workdays.get(activity.rootId)!) });
  }
  await writePlanned(act, planned);
  return { count: planned.length, ids: planned.map(({ activity }) => activity.id), left };
}

/** The fields of a body that a change of several activities changes. */
const undone = ['startDate', 'endDate', 'reminderDate', 'isDone', 'responsible'] as const;

/** The values of an activity before a change. */
function before(activity: Changeable, { before: was }: ChangeRow, by: number, calendar: WorkCalendar): Wanted {
  const responsibleId = was.responsible as number | null;
  const days = placed({ startDate: was.startDate as string, endDate: was.endDate as string }, activity, calendar);
  return {
    startDate: days.startDate,
    endDate: days.endDate,
    movedFrom: days.movedFrom ?? null,
    reminderDate: was.reminderDate as string | null,
    isDone: was.isDone as boolean,
    responsibleId,
    assignedById: responsibleId === activity.responsibleId ? activity.assignedById : responsibleId && by,
  };
}

async function undoTags(act: Act, found: FoundSubject, change: ChangeRow): Promise<void> {
  refuseArchived(found);
  const { fields, history } = seriesSubject;
  await undoFields(act, { fields, history: history! }, found, change);
}

/** Runs `undo` for each of several things; one that is refused is left as it is, with nothing written. */
async function undoEach(
  { tx, caller }: Act,
  ids: readonly number[],
  need: 'edit' | 'bringBack',
  undo: (found: FoundSubject) => Promise<void>,
): Promise<Undone> {
  const { allowed, refused } = await sortSubjects(tx, caller, ids, need, { kind: ['EVENT', 'EVENT_INSTANCE'] });
  const left = refused.map((subject) => leave(subject, 'notAllowed'));
  for (const found of allowed) {
    const refusal = await atSavepoint(tx, () => undo(found));
    if (refusal instanceof Refusal) left.push(leave(found, refusal.code));
  }
  return { count: allowed.length + refused.length - left.length, left };
}
