import type { GrantCaseState } from '@samspel/domain/grant-case/grant-case';
import { Refusal } from '@samspel/domain/refusal';
import type { Act } from '../../core/area/action.ts';
import { permittedAction } from '../../subject/permitted.ts';
import { refuseStale } from '../../subject/touch.ts';
import { type CaseRow, caseOnGrant, lockCase } from './grant-case.queries.ts';

/** An action on cases, for people whose organization has the permission ACTION_VALUE. */
export const caseAction = permittedAction('ACTION_VALUE');

/** Finds and locks a case of the caller's municipality. Throws `notFound`, and `conflict` if somebody has changed it since. */
export async function findCase({ tx, caller }: Act, id: number, version: number): Promise<CaseRow> {
  const found = await lockCase(tx, caller, id);
  if (!found) throw new Refusal('notFound', 'input.id');
  refuseStale(found, version);
  return found;
}

/** The columns of a case that a change writes; null empties one. */
type Change = {
  state?: GrantCaseState;
  responsible_id?: number | null | undefined;
  amount_applied?: number | null | undefined;
  amount_granted?: number | null | undefined;
  notes?: string | null | undefined;
  is_shown?: boolean | undefined;
};

/** Writes a change of a case, and increments its version; undefined fields stay. */
export async function saveCase({ tx, caller, services }: Act, found: CaseRow, change: Change): Promise<CaseRow> {
  const written = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await tx
    .updateTable('grant_case')
    .set({ ...written, version: found.version + 1, last_updated: services.now() })
    .where('id', '=', found.id)
    .execute();
  return (await caseOnGrant(tx, caller, found.grantId))!;
}

/** Records that a case was moved to a state. @param reason why, for a refusal */
export async function keepMove({ tx, caller, services }: Act, caseId: number, state: GrantCaseState, reason?: string) {
  const move = { case_id: caseId, state, moved_by: caller.id, moved_at: services.now() };
  await tx
    .insertInto('grant_case_move')
    .values({ ...move, reason: state === 'REFUSED' ? reason : null })
    .execute();
}
