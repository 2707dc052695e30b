import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { readInput } from '@samspel/domain/input';
import { type Body, changedFields } from '@samspel/domain/subject/change';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Fields } from '../../../subject/codecs.ts';
import type { ChangeRow } from '../../../subject/definition.ts';
import { isChangedSince, undoInput, wayBack } from '../../../subject/history/undo.ts';
import { instanceBodies } from '../activity/activity.body.ts';
import type { WantedChange } from '../activity/activity.change.ts';
import { planChanges } from '../activity/activity.plan.ts';
import { activitySubject } from '../activity/activity.subject.ts';
import { writeChanges } from '../activity/activity.write.ts';
import { type Skipped, skip } from './bulk.find.ts';

/** A thing that the caller may edit, and locked, with the change of it that is undone. */
export type ToUndo = { found: LockedSubject; change: ChangeRow };

/**
 * Undoes changes of activities in a number of statements that does not grow with them. Returns those that stay: they have changed again, or a rule
 * refuses what they were.
 */
export async function undoActivities(act: Act, undone: readonly ToUndo[]): Promise<Skipped[]> {
  if (undone.length === 0) return [];
  const { tx } = act;
  const fields = activitySubject.fields!;
  const bodies = await instanceBodies(
    tx,
    undone.map(({ found }) => found.id),
  );
  const { back, skipped } = sortUndone(fields, undone, bodies);
  const wanted = back.map(async ({ found, change: { before, after } }): Promise<WantedChange> => {
    const { id, version } = found;
    const values = await undoInput(tx, fields, { fields: changedFields(before, after), before, now: bodies.get(id)! });
    return { found, input: readInput(updateEventInstanceInput, { id, version, ...values }), isUndo: true };
  });
  const { planned, refused } = await planChanges(act, await Promise.all(wanted));
  await writeChanges(act, planned);
  return [...skipped, ...refused.map(({ found, refusal }) => skip(found, refusal.code))];
}

/** Sorts changes into those that can be undone, and the things that stay as they are. */
export function sortUndone(fields: Fields, undone: readonly ToUndo[], bodies: ReadonlyMap<number, Body>) {
  const back: ToUndo[] = [];
  const skipped: Skipped[] = [];
  for (const one of undone) {
    const { before, after } = one.change;
    const now = bodies.get(one.found.id)!;
    if (isChangedSince(fields, changedFields(before, after), after, now)) skipped.push(skip(one.found, 'conflict'));
    else if (wayBack(fields, before, after) !== 'UNDO') skipped.push(skip(one.found, 'notAllowed'));
    else back.push(one);
  }
  return { back, skipped };
}
