import { isActiveStanding } from '@samspel/domain/account/standing';
import { deactivatePersonInput, setRoleInput } from '@samspel/domain/admin/people.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { z } from 'zod';
import { action } from '../../core/area/action.ts';
import type { HandOver } from '../../core/area/area.ts';
import { record } from '../../core/audit/record.ts';
import { type Caller, requireAdmin, requirePeopleAdmin } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { handOver } from './hand-over.ts';
import { type AdminPersonRow, findPerson } from './people.queries.ts';

const forUpdate = sql`for update of p`;

/** Makes somebody an admin of everything or of their own organization, or an ordinary person again. */
export const setRole = action(setRoleInput, async ({ id, role }, { caller, tx, recheckAccess }) => {
  requireAdmin(caller);
  await keepAnAdmin(tx, caller);
  const person = await findPerson(tx, caller, id, 'input.id', forUpdate);

  if (person.id === caller.id) throw new Refusal('admin.self', 'input.id');
  if (role !== null && !isActive(person)) throw new Refusal('admin.notActive', 'input.id');

  if (person.role !== role) {
    await tx
      .updateTable('person')
      .set({ is_admin: role === 'ADMIN', is_organization_admin: role === 'ORGANIZATION_ADMIN' })
      .where('id', '=', id)
      .execute();
    await record(tx, { action: 'role', by: caller.id, about: id, detail: { before: person.role, after: role } });
    await recheckAccess();
  }
  return findPerson(tx, caller, id, 'input.id');
});

/** The action that deactivates a person; it can hand over what they own to somebody else in the same transaction. */
export const deactivatePersonAction = (kinds: Kinds, takeOvers: readonly HandOver[]) =>
  action(deactivatePersonInput, async ({ id, handOverTo }, act) => {
    const { caller, tx, services, recheckAccess } = act;
    requirePeopleAdmin(caller);
    await keepAnAdmin(tx, caller);
    const person = await findPerson(tx, caller, id, 'input.id', forUpdate);

    if (person.id === caller.id) throw new Refusal('admin.self', 'input.id');
    if (person.role === 'ADMIN' && !caller.isAdmin) throw new Refusal('notAllowed', 'input.id');
    if (!isActive(person) && person.status !== 'PENDING') throw new Refusal('admin.notActive', 'input.id');

    const gone = { user_status: 'DEACTIVATED', is_admin: false, is_organization_admin: false } as const;
    await tx.updateTable('person').set(gone).where('id', '=', id).execute();
    await sql`update session set revoked_at = ${services.now()} where person_id = ${id} and revoked_at is null`.execute(
      tx,
    );
    await record(tx, { action: 'deactivate', by: caller.id, about: id });
    if (handOverTo !== undefined)
      await handOver(act, { kinds, takeOvers }, { from: id, to: handOverTo, field: 'input.handOverTo' });
    await recheckAccess();
    return findPerson(tx, caller, id, 'input.id');
  });

/** Lets a person in again. If they have not accepted the terms, the welcome wizard comes first. */
export const reactivatePerson = action(z.strictObject({ id }), async ({ id }, { caller, tx }) => {
  requirePeopleAdmin(caller);
  const person = await findPerson(tx, caller, id, 'id', forUpdate);

  if (person.status !== 'DEACTIVATED') throw new Refusal('admin.stillHere', 'id');

  await sql`update person set user_status = case when accepted_terms is not null then 'ACTIVATED' else 'NEED_INFO' end::user_status
    where id = ${id}`.execute(tx);
  await record(tx, { action: 'reactivate', by: caller.id, about: id });
  return findPerson(tx, caller, id, 'id');
});

const isActive = ({ status }: AdminPersonRow) => isActiveStanding(status);

/** Two admins who end each other's role at the same time leave one: the second waits for the lock and is no longer an admin when it is free. */
async function keepAnAdmin(tx: Tx, caller: Caller): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from person where is_admin order by id for update`.execute(tx);
  if (caller.isAdmin && !rows.some(({ id }) => id === caller.id)) throw new Refusal('notFound');
}
