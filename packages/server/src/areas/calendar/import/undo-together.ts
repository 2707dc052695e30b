import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { readInput } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { type Body, changedFields } from '@samspel/domain/subject/change';
import type { FoundSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Fields } from '../../../subject/codecs.ts';
import type { ChangeRow } from '../../../subject/definition.ts';
import { isChangedSince, undoInput, wayBack } from '../../../subject/history/undo.ts';
import { instanceBodies } from '../activity/activity.body.ts';
import { type OneChange, saveInstances } from '../activity/activity.save-many.ts';
import { activitySubject } from '../activity/activity.subject.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { eventBodies } from '../series/series.body.ts';
import { seriesSubject } from '../series/series.subject.ts';
import { saveTags } from '../series/series.tags.ts';
import { type Left, leave } from '../several/several.find.ts';

/** A thing that the caller may edit, and locked, with the change of it that is undone. */
export type ToUndo = { found: FoundSubject; change: ChangeRow };

/**
 * Undoes the changes of activities in a number of statements that does not grow with them. Returns those that stay, since they have changed again.
 * Throws what a change of one would.
 */
export async function undoActivities(act: Act, undone: readonly ToUndo[]): Promise<Left[]> {
  const { tx } = act;
  const fields = activitySubject.fields!;
  const bodies = await instanceBodies(tx, idsOf(undone));
  const { back, left } = sorted(fields, undone, bodies);
  const inputs = back.map(async ({ found, change: { before, after } }): Promise<OneChange> => {
    const { id, version } = found;
    const values = await undoInput(tx, fields, { fields: changedFields(before, after), before, now: bodies.get(id)! });
    const input = { ...readInput(updateEventInstanceInput, { id, version, ...values }), isFavourite: undefined };
    return { found, input, at: 'input' };
  });
  await saveInstances(act, await Promise.all(inputs));
  return left;
}

/** `undoActivities` for series, of which an import changes the tags alone. */
export async function undoTags(act: Act, undone: readonly ToUndo[]): Promise<Left[]> {
  const others = undone.some(({ change }) => changedFields(change.before, change.after).join() !== 'tags');
  if (others) throw new Refusal('notAllowed', 'id');
  for (const { found } of undone) refuseArchived(found);
  const { back, left } = sorted(seriesSubject.fields!, undone, await eventBodies(act.tx, idsOf(undone)));
  const wanted = back.map(({ found, change }) => ({ id: found.id, titles: change.before.tags as string[] }));
  const series = back.map(({ found }) => found);
  if (series.length > 0) await saveTags(act, series, wanted);
  return left;
}

const idsOf = (undone: readonly ToUndo[]) => undone.map(({ found }) => found.id);

/** Sorts changes into those that can be undone, and the things that stay as they are. */
function sorted(fields: Fields, undone: readonly ToUndo[], bodies: ReadonlyMap<number, Body>) {
  const back: ToUndo[] = [];
  const left: Left[] = [];
  for (const one of undone) {
    const { before, after } = one.change;
    const now = bodies.get(one.found.id)!;
    if (isChangedSince(fields, changedFields(before, after), after, now)) left.push(leave(one.found, 'conflict'));
    else if (wayBack(fields, before, after) !== 'UNDO') left.push(leave(one.found, 'notAllowed'));
    else back.push(one);
  }
  return { back, left };
}
