import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { sortSubjects } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { readChanges } from '../../../subject/history/history.queries.ts';
import { undoFields } from '../../../subject/history/undo.actions.ts';
import { activitySubject } from '../activity/activity.subject.ts';
import { seriesSubject } from '../series/series.subject.ts';
import { type Left, leave } from '../several/several.find.ts';

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
  const left = refused.map((subject) => leave(subject, 'notAllowed'));
  for (const found of allowed) {
    const { fields, history } = found.kind === 'EVENT' ? seriesSubject : activitySubject;
    await sql`savepoint one`.execute(tx);
    try {
      await undoFields(
        act,
        { fields, history: history! },
        found,
        changes.find(({ subjectId }) => subjectId === found.id)!,
      );
      await sql`release savepoint one`.execute(tx);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      await sql`rollback to savepoint one`.execute(tx);
      left.push(leave(found, problem.code));
    }
  }
  return { count: changes.length - left.length, left };
}
