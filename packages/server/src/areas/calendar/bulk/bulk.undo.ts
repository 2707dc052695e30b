import type { UndoActivitiesInput } from '@samspel/domain/calendar/bulk.input';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { type LockedSubject, sortSubjects } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { atSavepoint } from '../../../core/database/savepoint.ts';
import type { ChangeRow } from '../../../subject/definition.ts';
import { readChanges } from '../../../subject/history/history.queries.ts';
import { undoRemoval } from '../trash/trash.actions.ts';
import type { BulkOutcome } from './bulk.change.ts';
import { findActivities, type Skipped, skip } from './bulk.find.ts';
import { undoActivities } from './undo-activities.ts';
import { undoSeries } from './undo-series.ts';

/** Undoes a change of several activities: the activities' own changes together, changes of series and removals each as it would be by itself. */
export async function undoBulk(act: Act, input: UndoActivitiesInput): Promise<BulkOutcome> {
  const changes = await readChanges(act.tx, act.caller, input.changes);
  const ofActivities = changes.filter(({ kind }) => kind === 'EVENT_INSTANCE');
  const ofSeries = changes.filter(({ kind }) => kind === 'EVENT');

  const activities = await undoOf(act, ofActivities);
  const series = await undoEach(
    act,
    ofSeries.map(({ subjectId }) => subjectId),
    'edit',
    (found) => undoSeries(act, { found, change: ofSeries.find(({ subjectId }) => subjectId === found.id)! }),
  );
  const removals = await undoEach(act, input.removed, 'bringBack', (found) => undoRemoval(act, found));

  const done = [activities, series, removals];
  const count = done.reduce((sum, one) => sum + one.count, 0);
  const skipped = done.flatMap((one) => one.skipped);
  if (count === 0) throw new Refusal((skipped[0]?.why ?? 'notFound') as RefusalCode, 'input.changes');
  const asked = input.changes.length + input.removed.length;
  return { count, ids: activities.ids, skipped, missing: asked - count - skipped.length, changes: [], removed: [] };
}

type Undone = { count: number; skipped: Skipped[] };

async function undoOf(act: Act, changes: readonly ChangeRow[]): Promise<Undone & { ids: number[] }> {
  const found = await findActivities(
    act,
    changes.map(({ subjectId }) => subjectId),
    false,
  );
  const changeOf = new Map(changes.map((change) => [change.subjectId, change]));
  const undone = found.changeable.map((one) => ({ found: one, change: changeOf.get(one.id)! }));
  const stays = await undoActivities(act, undone);
  const staying = new Set(stays.map(({ id }) => id));
  const ids = found.changeable.map(({ id }) => id).filter((id) => !staying.has(id));
  return { count: ids.length, ids, skipped: [...found.skipped, ...stays] };
}

/** Runs `undo` for each of several things; one that is refused is left as it is, with nothing written. */
async function undoEach(
  { tx, caller }: Act,
  ids: readonly number[],
  need: 'edit' | 'bringBack',
  undo: (found: LockedSubject) => Promise<void>,
): Promise<Undone> {
  const { allowed, refused } = await sortSubjects(tx, caller, ids, need, { kind: ['EVENT', 'EVENT_INSTANCE'] });
  const skipped = refused.map((subject) => skip(subject, 'notAllowed'));
  for (const found of allowed) {
    const refusal = await atSavepoint(tx, () => undo(found));
    if (refusal instanceof Refusal) skipped.push(skip(found, refusal.code));
  }
  return { count: allowed.length + refused.length - skipped.length, skipped };
}
