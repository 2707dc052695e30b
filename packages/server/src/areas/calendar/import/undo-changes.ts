import { Refusal } from '@samspel/domain/refusal';
import { type FoundSubject, sortSubjects } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { atSavepoint } from '../../../core/database/savepoint.ts';
import type { ChangeRow } from '../../../subject/definition.ts';
import { readChanges } from '../../../subject/history/history.queries.ts';
import { undoFields } from '../../../subject/history/undo.actions.ts';
import { activitySubject } from '../activity/activity.subject.ts';
import { seriesSubject } from '../series/series.subject.ts';
import { type Left, leave } from '../several/several.find.ts';
import { type ToUndo, undoActivities, undoTags } from './undo-together.ts';

/** Gives the activities and series that an import changed their values from before; those that have changed again stay and are named. */
export async function undoChanges(act: Act, reference: string): Promise<{ count: number; left: Left[] }> {
  const { tx, caller } = act;
  const { changes: ids } = await tx
    .selectFrom('import')
    .select('changes')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  if (ids.length === 0) return { count: 0, left: [] };
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
  const left = [
    ...refused.map((subject) => leave(subject, 'notAllowed')),
    ...(await undoTogether(act, undone, 'EVENT_INSTANCE', undoActivities)),
    ...(await undoTogether(act, undone, 'EVENT', undoTags)),
  ];
  return { count: changes.length - left.length, left };
}

/** Undoes the changes of things of a kind together; if that is refused, each by itself, so that one leaves the others alone. Returns what stays. */
async function undoTogether(
  act: Act,
  undone: readonly ToUndo[],
  kind: FoundSubject['kind'],
  together: (act: Act, undone: readonly ToUndo[]) => Promise<Left[]>,
): Promise<Left[]> {
  const those = undone.filter(({ found }) => found.kind === kind);
  if (those.length === 0) return [];
  const tried = await atSavepoint(act.tx, () => together(act, those));
  if (!(tried instanceof Refusal)) return tried;
  const left: Left[] = [];
  for (const { found, change } of those) {
    const refusal = await atSavepoint(act.tx, () => undoOne(act, found, change));
    if (refusal instanceof Refusal) left.push(leave(found, refusal.code));
  }
  return left;
}

async function undoOne(act: Act, found: FoundSubject, change: ChangeRow): Promise<void> {
  const { fields, history } = found.kind === 'EVENT' ? seriesSubject : activitySubject;
  await undoFields(act, { fields, history: history! }, found, change);
}
