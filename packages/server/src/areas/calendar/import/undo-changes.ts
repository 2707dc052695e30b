import { Refusal } from '@samspel/domain/refusal';
import { type LockedSubject, sortSubjects } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { atSavepoint } from '../../../core/database/savepoint.ts';
import { readChanges } from '../../../subject/history/history.queries.ts';
import { type Skipped, skip } from '../bulk/bulk.find.ts';
import { type ToUndo, undoActivities } from '../bulk/undo-activities.ts';
import { undoSeries } from '../bulk/undo-series.ts';
import { undoTags } from './undo-tags.ts';

/** Gives the activities and series that an import changed their values from before; those that have changed again stay and are named. */
export async function undoChanges(act: Act, reference: string): Promise<{ count: number; skipped: Skipped[] }> {
  const { tx, caller } = act;
  const { changes: ids } = await tx
    .selectFrom('import')
    .select('changes')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  if (ids.length === 0) return { count: 0, skipped: [] };
  const changes = await readChanges(tx, caller, ids);
  const { allowed, refused } = await sortSubjects(
    tx,
    caller,
    changes.map(({ subjectId }) => subjectId),
    'edit',
    { kind: ['EVENT_INSTANCE', 'EVENT'] },
  );
  const changeOf = new Map(changes.map((change) => [change.subjectId, change]));
  const undone = allowed.map((found) => ({ found, change: changeOf.get(found.id)! }));
  const of = (kind: LockedSubject['kind']) => undone.filter(({ found }) => found.kind === kind);
  const skipped = [
    ...refused.map((subject) => skip(subject, 'notAllowed')),
    ...(await undoActivities(act, of('EVENT_INSTANCE'))),
    ...(await undoEachSeries(act, of('EVENT'))),
  ];
  return { count: changes.length - skipped.length, skipped };
}

/** Undoes the changes of series together; if that is refused, each by itself, so that one leaves the others alone. Returns what stays. */
async function undoEachSeries(act: Act, undone: readonly ToUndo[]): Promise<Skipped[]> {
  if (undone.length === 0) return [];
  const together = await atSavepoint(act.tx, () => undoTags(act, undone));
  if (!(together instanceof Refusal)) return together;
  const skipped: Skipped[] = [];
  for (const one of undone) {
    const refusal = await atSavepoint(act.tx, () => undoSeries(act, one));
    if (refusal instanceof Refusal) skipped.push(skip(one.found, refusal.code));
  }
  return skipped;
}
