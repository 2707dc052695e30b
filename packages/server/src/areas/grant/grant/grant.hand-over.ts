import { updateActionValueInput } from '@samspel/domain/grant/grant.input';
import { readInput } from '@samspel/domain/input';
import { sql } from 'kysely';
import { type LockedSubject, subjectColumns } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { isAdmin } from './grant.checks.ts';
import { saveGrant } from './grant.save.ts';

/**
 * Makes another person responsible for the grants of somebody who has left, if the new one is an admin; archived grants stay unchanged. Returns the
 * ids of those given and left.
 */
export async function handOverGrants(act: Act, from: number, to: number) {
  const { rows } = await sql<LockedSubject>`
    select ${subjectColumns} from action_value g join subject s on s.id = g.id join subject r on r.id = s.root_id
    where g.responsible_id = ${from} and s.removed_with is null and s.status <> 'ARCHIVED' order by s.id for update of s`.execute(
    act.tx,
  );
  const ids = rows.map(({ id }) => id);
  if (!(await isAdmin(act.tx, to))) return { given: [], left: ids };

  for (const found of rows) {
    const { id, version } = found;
    await saveGrant(act, found, readInput(updateActionValueInput, { id, version, responsible: to }));
  }
  return { given: ids, left: [] };
}
