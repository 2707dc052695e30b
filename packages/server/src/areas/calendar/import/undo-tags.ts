import { Refusal } from '@samspel/domain/refusal';
import { changedFields } from '@samspel/domain/subject/change';
import type { Act } from '../../../core/area/action.ts';
import type { Skipped } from '../bulk/bulk.find.ts';
import { sortUndone, type ToUndo } from '../bulk/undo-activities.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { eventBodies } from '../series/series.body.ts';
import { seriesSubject } from '../series/series.subject.ts';
import { saveTags } from '../series/series.tags.ts';

/** Undoes changes of series, of which an import changes the tags alone. Returns those that stay. Throws what a change of one would. */
export async function undoTags(act: Act, undone: readonly ToUndo[]): Promise<Skipped[]> {
  const others = undone.some(({ change }) => changedFields(change.before, change.after).join() !== 'tags');
  if (others) throw new Refusal('notAllowed', 'id');
  for (const { found } of undone) refuseArchived(found);
  const { back, skipped } = sortUndone(
    seriesSubject.fields!,
    undone,
    await eventBodies(
      act.tx,
      undone.map(({ found }) => found.id),
    ),
  );
  const wanted = back.map(({ found, change }) => ({ id: found.id, titles: change.before.tags as string[] }));
  const series = back.map(({ found }) => found);
  if (series.length > 0) await saveTags(act, series, wanted);
  return skipped;
}
