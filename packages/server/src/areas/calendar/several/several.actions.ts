import {
  type ChangeActivitiesInput,
  changeActivitiesInput,
  undoActivitiesInput,
} from '@samspel/domain/calendar/several.input';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import type { FoundSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { workCalendarsOf } from '../../../core/people/work-calendar.ts';
import { readableBy } from '../activity/responsible.ts';
import { calendarAction } from '../calendar/calendar.action.ts';
import { findNewCalendar } from '../series/series.home.ts';
import { whatGoes } from '../trash/removal.write.ts';
import { type ChangedSeveral, isChange, isOutsideYears, type Planned, wantedOf } from './several.change.ts';
import { type Changeable, findActivities, type Left, leave, type Sorted } from './several.find.ts';
import { moveSeveral } from './several.home.ts';
import { removeSeveral } from './several.remove.ts';
import { tagSeveral } from './several.tag.ts';
import { undoSeveral } from './several.undo.ts';
import { writePlanned } from './several.write.ts';

type Done = Omit<ChangedSeveral, 'missing'>;

/**
 * Changes several activities, as far as the caller may and the rules allow; the others are left as they are and named
 * (product/activities#several-at-once).
 */
export const changeActivities = calendarAction(changeActivitiesInput, async (input, act) => {
  const home = input.toCalendar && (await findNewCalendar(act, input.toCalendar, 'input.toCalendar'));
  const found = await findAsked(act, input);
  refuseMovedMeanwhile(found, input);

  const { planned, stopped } = await planOf(act, found.changeable, input);
  const left = [...found.left, ...stopped];
  refuseNothing(found, left, planned.length);

  const done = home ? await movedTo(act, planned, home) : await doneWith(act, planned, input);
  return { ...done, left: [...left, ...done.left], missing: found.missing };
});

/** Undoes a change of several activities; those that somebody has changed since are left as they are and named. */
export const undoActivities = calendarAction(undoActivitiesInput, (input, act) => undoSeveral(act, input));

/** Finds the activities that the input names and, with scope REST, the rest of their series. */
async function findAsked(act: Act, { ids, isDone, scope }: ChangeActivitiesInput): Promise<Sorted> {
  const named = await findActivities(act, ids, isDone !== undefined);
  if (scope !== 'REST') return named;
  const all = new Set(named.changeable.map(({ id }) => id));
  for (const id of [...all]) {
    for (const later of (await whatGoes(act.tx, id, 'REST', act.services.now())).ids) all.add(later);
  }
  const { changeable } = await findActivities(act, [...all], false);
  return { ...named, changeable };
}

/**
 * Throws `conflict` if somebody has moved the activity meanwhile: days are counted from where the caller saw it, so it would land elsewhere than
 * where it was dropped.
 */
function refuseMovedMeanwhile({ changeable }: Sorted, { ids, moveEdge, movesFrom }: ChangeActivitiesInput): void {
  const moved = movesFrom && changeable.find(({ id }) => id === ids[0]);
  if (!moved) return;
  const from = moveEdge === 'START' ? moved.startDate : moved.endDate;
  if (from !== movesFrom) throw new Refusal('conflict', 'input.movesFrom');
}

/** Plans the changes, and finds the activities that the rules do not let change. */
async function planOf(act: Act, activities: readonly Changeable[], input: ChangeActivitiesInput) {
  const { caller, services } = act;
  const today = osloToday(services.now());
  const workdays = await workCalendarsOf(
    act.tx,
    activities.map(({ rootId }) => rootId),
  );
  const readable = await readableBy(act.tx, activities, input.responsible);
  const stopped: Left[] = [];
  const planned: Planned[] = [];
  for (const activity of activities) {
    const wanted = wantedOf(input, activity, caller.id, workdays.get(activity.rootId)!);
    if (!readable(activity.rootId)) stopped.push(leave(activity, 'calendar.responsible'));
    else if (wanted.endDate < wanted.startDate) stopped.push(leave(activity, 'input.endBeforeStart'));
    else if (input.moveDays && isOutsideYears(wanted, today)) stopped.push(leave(activity, 'input.outsideYears'));
    else planned.push({ activity, wanted });
  }
  return { planned, stopped };
}

/** Throws if no activity can be changed, with the refusal that the first one would get by itself. */
function refuseNothing({ changeable }: Sorted, left: readonly Left[], planned: number): void {
  if (planned > 0) return;
  if (changeable.length === 0 && left.length === 0) throw new Refusal('notFound', 'input.ids');
  throw new Refusal(left[0]!.why as RefusalCode, 'input.ids');
}

async function movedTo(act: Act, planned: readonly Planned[], home: FoundSubject): Promise<Done> {
  const { changes, ids } = await moveSeveral(
    act,
    planned.map(({ activity }) => activity),
    home,
  );
  return { count: ids.length, ids, left: [], changes, removed: [] };
}

async function doneWith(act: Act, planned: readonly Planned[], input: ChangeActivitiesInput): Promise<Done> {
  const activities = planned.map(({ activity }) => activity);
  const ids = activities.map(({ id }) => id);
  if (input.remove) {
    const removed = await removeSeveral(act, activities);
    return { count: ids.length, ids: [], left: [], changes: [], removed };
  }
  if (input.addTag !== undefined) {
    const { changes, tagged, full } = await tagSeveral(act, activities, input.addTag);
    const changed = activities.filter(({ eventId }) => tagged.has(eventId)).map(({ id }) => id);
    const left = activities.filter(({ eventId }) => full.has(eventId)).map((one) => leave(one, 'input.tooMany'));
    return { count: changed.length, ids: changed, left, changes, removed: [] };
  }
  const changing = planned.filter(isChange);
  const changes = await writePlanned(act, changing);
  return { count: changing.length, ids: changing.map(({ activity }) => activity.id), left: [], changes, removed: [] };
}
