import { type GrantCaseState, movesFrom } from '@samspel/domain/grant-case/grant-case';
import { moveGrantCaseInput, updateGrantCaseInput } from '@samspel/domain/grant-case/grant-case.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { permittedAction } from '../../subject/permitted.ts';
import { refuseStale } from '../../subject/touch.ts';
import { type CaseRow, caseOnGrant, lockCase } from './grant-case.queries.ts';

const caseAction = permittedAction('ACTION_VALUE');

/** Starts the caller's municipality's case on a grant; returns the one that is there already. */
export const startGrantCase = caseAction(z.strictObject({ id }), async ({ id }, act) => {
  const { caller, tx } = act;
  const grant = await findSubject(tx, caller, id, 'see', { kind: 'ACTION_VALUE', field: 'id', isKept: true });
  if (grant.status === 'DRAFT') throw new Refusal('subject.draft', 'id');

  const started = await tx
    .insertInto('grant_case')
    .values({ grant_id: id, organization_id: caller.organizationId, last_updated: act.services.now() })
    .onConflict((conflict) => conflict.columns(['organization_id', 'grant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (started) await keepMove(act, started.id, 'CONSIDERING');
  return (await caseOnGrant(tx, caller, id))!;
});

/** Changes who is responsible for a case, its amounts and its notes. */
export const updateGrantCase = caseAction(
  updateGrantCaseInput,
  async ({ id, version, responsible, amountApplied, amountGranted, notes }, act) => {
    const found = await findCase(act, id, version);
    if (responsible !== found.responsibleId) await refuseStranger(act.tx, act.caller, responsible);

    const change = {
      responsible_id: responsible,
      amount_applied: amountApplied,
      amount_granted: amountGranted,
      notes: notes === '' ? null : notes,
    };
    return save(act, found, change);
  },
);

/** Moves a case to another state, and keeps who did so, when, and why it was refused. */
export const moveGrantCase = caseAction(moveGrantCaseInput, async ({ id, version, state, reason }, act) => {
  const found = await findCase(act, id, version);
  if (!movesFrom(found.state).includes(state)) throw new Refusal('grantCase.move', 'input.state');

  await keepMove(act, id, state, reason);
  return save(act, found, { state });
});

/** A case of the caller's municipality, locked. Throws `notFound`, and `conflict` where somebody has changed it since. */
async function findCase({ tx, caller }: Act, id: number, version: number): Promise<CaseRow> {
  const found = await lockCase(tx, caller, id);
  if (!found) throw new Refusal('notFound', 'input.id');
  refuseStale(found, version);
  return found;
}

type Change = {
  state?: GrantCaseState;
  responsible_id?: number | null | undefined;
  amount_applied?: number | null | undefined;
  amount_granted?: number | null | undefined;
  notes?: string | null | undefined;
};

async function save({ tx, caller, services }: Act, found: CaseRow, change: Change): Promise<CaseRow> {
  const written = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await tx
    .updateTable('grant_case')
    .set({ ...written, version: found.version + 1, last_updated: services.now() })
    .where('id', '=', found.id)
    .execute();
  return (await caseOnGrant(tx, caller, found.grantId))!;
}

async function keepMove({ tx, caller, services }: Act, caseId: number, state: GrantCaseState, reason?: string) {
  const move = { case_id: caseId, state, moved_by: caller.id, moved_at: services.now() };
  await tx
    .insertInto('grant_case_move')
    .values({ ...move, reason: state === 'REFUSED' ? reason : null })
    .execute();
}

/** Throws `grantCase.responsible` for whoever is not an active person of the caller's municipality. */
async function refuseStranger(tx: Tx, { organizationId }: Caller, person: number | null | undefined): Promise<void> {
  if (!person) return;
  const { rows } =
    await sql`select from active_person where id = ${person} and organization_id = ${organizationId}`.execute(tx);
  if (rows.length === 0) throw new Refusal('grantCase.responsible', 'input.responsible');
}
