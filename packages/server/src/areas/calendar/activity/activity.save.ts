import type { UpdateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { markFavourite } from '../../../subject/reaction/favourite.ts';
import type { WantedChange } from './activity.change.ts';
import { planChanges } from './activity.plan.ts';
import { type InstanceRow, readInstance } from './activity.queries.ts';
import { writeChanges } from './activity.write.ts';

/**
 * Saves changes of activities that the caller may edit, one or many: all of them, or none. Throws the first refusal of `planChanges`.
 * @returns the ids of the changes in their histories
 */
export async function saveInstances(act: Act, wanted: readonly WantedChange[]): Promise<number[]> {
  if (wanted.length === 0) return [];
  const { planned, refused } = await planChanges(act, wanted);
  if (refused[0]) throw refused[0].refusal;
  return writeChanges(act, planned);
}

/** `saveInstances` for one activity, with the caller's own favourite mark; returns the activity as it is now. */
export async function saveInstance(
  act: Act,
  found: LockedSubject,
  input: UpdateEventInstanceInput,
  how: Pick<WantedChange, 'isUndo'> = {},
): Promise<InstanceRow> {
  const { tx, caller } = act;
  await saveInstances(act, [{ found, input, ...how }]);
  if (input.isFavourite !== undefined) await markFavourite(tx, caller, found.id, input.isFavourite);
  return readInstance(tx, caller, found.id);
}
