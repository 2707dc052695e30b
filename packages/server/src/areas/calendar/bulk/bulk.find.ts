import { type LockedSubject, sortSubjects } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { type InstanceRow, lockedInstances } from '../activity/activity.queries.ts';
import { mayCarryOut } from '../calendar/calendar.access.ts';
import { archived } from '../calendar/calendar.action.ts';

/** An activity that may be changed. */
export type Changeable = LockedSubject & InstanceRow;

/** An activity that stays as it is, and the code of the refusal that says why. */
export type Skipped = { id: number; title: string; why: string };

/** Which of several activities may be changed, which are left as they are, and how many are missing. */
export type Sorted = { changeable: Changeable[]; skipped: Skipped[]; missing: number };

/**
 * Finds several activities and locks those that the caller may change.
 * @param isTick whether it is a tick, which the responsible person may do too
 */
export async function findActivities({ tx, caller }: Act, ids: readonly number[], isTick: boolean): Promise<Sorted> {
  const { allowed, refused } = await sortSubjects(tx, caller, ids, 'edit', {
    kind: 'EVENT_INSTANCE',
    ...(isTick && { orWith: mayCarryOut }),
  });
  const skipped = [
    ...refused.map((subject) => skip(subject, 'notAllowed')),
    ...allowed.filter(isArchived).map((subject) => skip(subject, archived)),
  ];
  const open = allowed.filter((subject) => !isArchived(subject));
  const rows = await lockedInstances(
    tx,
    caller,
    open.map(({ id }) => id),
  );
  return {
    changeable: open.map((subject) => ({ ...rows.get(subject.id)!, ...subject })),
    skipped,
    missing: ids.length - allowed.length - refused.length,
  };
}

/** Names an activity that stays as it is. @param why the code of a refusal */
export const skip = ({ id, title }: Pick<LockedSubject, 'id' | 'title'>, why: string): Skipped => ({ id, title, why });

const isArchived = ({ rootStatus }: LockedSubject): boolean => rootStatus === 'ARCHIVED';
