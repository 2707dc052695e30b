import {
  type ChangeActivitiesInput,
  changeActivitiesInput,
  undoActivitiesInput,
} from '@samspel/domain/calendar/bulk.input';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { isChange, type PlannedChange } from '../activity/activity.change.ts';
import { planChanges } from '../activity/activity.plan.ts';
import { writeChanges } from '../activity/activity.write.ts';
import { calendarAction } from '../calendar/calendar.action.ts';
import { findNewCalendar } from '../series/move-to-calendar.ts';
import { whatGoes } from '../trash/removal.write.ts';
import { type BulkOutcome, ofOne } from './bulk.change.ts';
import { type Changeable, findActivities, type Skipped, type Sorted, skip } from './bulk.find.ts';
import { moveInBulk } from './bulk.move.ts';
import { removeInBulk } from './bulk.remove.ts';
import { tagInBulk } from './bulk.tag.ts';
import { undoBulk } from './bulk.undo.ts';

type Done = Omit<BulkOutcome, 'missing'>;

/**
 * Changes several activities, as far as the caller may and the rules allow; the others are left as they are and named
 * (product/activities#several-at-once).
 */
export const changeActivities = calendarAction(changeActivitiesInput, async (input, act) => {
  const home = input.toCalendar && (await findNewCalendar(act, input.toCalendar, 'input.toCalendar'));
  const found = await findAsked(act, input);
  refuseMovedMeanwhile(found, input);

  const { planned, refused } = await planOf(act, found.changeable, input);
  const skipped = [...found.skipped, ...refused.map((one) => skip(one.found, one.refusal.code))];
  refuseNothing(skipped, planned.length);

  const done = home ? await movedTo(act, found.changeable, home) : await applyTo(act, found.changeable, planned, input);
  return { ...done, skipped: [...skipped, ...done.skipped], missing: found.missing };
});

/** Undoes a change of several activities; those that somebody has changed since are left as they are and named. */
export const undoActivities = calendarAction(undoActivitiesInput, (input, act) => undoBulk(act, input));

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

/** Plans what changes in each activity; a removal, a tag and another year wheel change nothing in it, and no rule refuses them. */
const planOf = (act: Act, activities: readonly Changeable[], input: ChangeActivitiesInput) =>
  planChanges(
    act,
    activities.map((found) => ({ found, input: ofOne(input, found) })),
    new Map(activities.map((one) => [one.id, one])),
  );

/** Throws if no activity can be changed, with the refusal that the first one would get by itself. */
function refuseNothing([first]: readonly Skipped[], planned: number): void {
  if (planned > 0) return;
  throw new Refusal((first?.why ?? 'notFound') as RefusalCode, 'input.ids');
}

async function movedTo(act: Act, activities: readonly Changeable[], home: LockedSubject): Promise<Done> {
  const { changes, ids } = await moveInBulk(act, activities, home);
  return { count: ids.length, ids, skipped: [], changes, removed: [] };
}

async function applyTo(
  act: Act,
  activities: readonly Changeable[],
  planned: readonly PlannedChange[],
  input: ChangeActivitiesInput,
): Promise<Done> {
  const ids = activities.map(({ id }) => id);
  if (input.remove) {
    const removed = await removeInBulk(act, activities);
    return { count: ids.length, ids: [], skipped: [], changes: [], removed };
  }
  if (input.addTag !== undefined) {
    const { changes, tagged, full } = await tagInBulk(act, activities, input.addTag);
    const changed = activities.filter(({ eventId }) => tagged.has(eventId)).map(({ id }) => id);
    const skipped = activities.filter(({ eventId }) => full.has(eventId)).map((one) => skip(one, 'input.tooMany'));
    return { count: changed.length, ids: changed, skipped, changes, removed: [] };
  }
  const changing = planned.filter(({ change }) => isChange(change));
  const changes = await writeChanges(act, changing);
  return { count: changing.length, ids: changing.map(({ found }) => found.id), skipped: [], changes, removed: [] };
}
