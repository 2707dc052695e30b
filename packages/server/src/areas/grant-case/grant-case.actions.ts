import { movesFrom } from '@samspel/domain/grant-case/grant-case';
import { moveGrantCaseInput, updateGrantCaseInput } from '@samspel/domain/grant-case/grant-case.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { caseOnGrant } from './grant-case.queries.ts';
import { caseAction, findCase, keepMove, saveCase } from './grant-case.save.ts';

/** Starts the case of the caller's municipality on a grant; returns an existing one. */
export const startGrantCase = caseAction(z.strictObject({ id }), async ({ id }, act) => {
  const { caller, tx } = act;
  const grant = await findSubject(tx, caller, id, 'see', { kind: 'ACTION_VALUE', field: 'id', lockShared: true });
  if (grant.status === 'DRAFT') throw new Refusal('subject.draft', 'id');

  const started = await tx
    .insertInto('grant_case')
    .values({
      grant_id: id,
      organization_id: caller.organizationId,
      responsible_id: caller.id,
      last_updated: act.services.now(),
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'grant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (started) await keepMove(act, started.id, 'CONSIDERING');
  return (await caseOnGrant(tx, caller, id))!;
});

/** Changes who is responsible for a case, its amounts, its notes, and whether others may see that the municipality has applied. */
export const updateGrantCase = caseAction(
  updateGrantCaseInput,
  async ({ id, version, responsible, amountApplied, amountGranted, notes, isShown }, act) => {
    const found = await findCase(act, id, version);
    if (responsible !== found.responsibleId) await refuseStranger(act.tx, act.caller, responsible);

    const change = {
      responsible_id: responsible,
      amount_applied: amountApplied,
      amount_granted: amountGranted,
      notes: notes === '' ? null : notes,
      is_shown: isShown,
    };
    return saveCase(act, found, change);
  },
);

/** Moves a case to another state, and records who did so, when, and why it was refused. */
export const moveGrantCase = caseAction(moveGrantCaseInput, async ({ id, version, state, reason }, act) => {
  const found = await findCase(act, id, version);
  if (!movesFrom(found.state).includes(state)) throw new Refusal('grantCase.move', 'input.state');

  await keepMove(act, id, state, reason);
  return saveCase(act, found, { state });
});

/** Throws `grantCase.responsible` if the person is not an active person of the caller's municipality. */
async function refuseStranger(tx: Tx, { organizationId }: Caller, person: number | null | undefined): Promise<void> {
  if (!person) return;
  const { rows } =
    await sql`select from active_person where id = ${person} and organization_id = ${organizationId}`.execute(tx);
  if (rows.length === 0) throw new Refusal('grantCase.responsible', 'input.responsible');
}
