import { id } from '@samspel/domain/input';
import { daysLimit, type SaveDaysInput, saveDaysInput, setEvesInput } from '@samspel/domain/organization/days.input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DaysKind } from '../../../printed/tables.ts';
import { type Act, action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import { type Caller, requirePeopleAdmin } from '../../core/base/caller.ts';
import { settleAgain } from '../calendar/series/settle.access.ts';
import { type DaysRow, findDays, readEves } from './days.queries.ts';

const byId = z.strictObject({ id });

/** Adds or changes a school holiday of an organization (product/activities#school-holidays). */
export const saveSchoolHoliday = action(saveDaysInput, (input, act) => save(act, 'SCHOOL', input));

/** Removes a school holiday. */
export const removeSchoolHoliday = action(byId, (input, act) => remove(act, 'SCHOOL', input.id));

/** Adds or changes days on which an organization is closed (product/activities#working-days). */
export const saveClosedDays = action(saveDaysInput, async (input, act) => {
  const saved = await save(act, 'CLOSED', input);
  await settleAgain(act, saved.organizationId);
  return saved;
});

/** Removes days on which an organization is closed. */
export const removeClosedDays = action(byId, async (input, act) => {
  const { organizationId } = await find(act, 'CLOSED', input.id, 'id');
  const removed = await remove(act, 'CLOSED', input.id);
  await settleAgain(act, organizationId);
  return removed;
});

/** Says how an organization has the three eves (product/activities#working-days). */
export const setEves = action(setEvesInput, async ({ organization, easterEve, christmasEve, newYearsEve }, act) => {
  const { tx, caller } = act;
  requireDaysOf(caller, organization, 'input.organization');
  const before = await readEves(tx, organization, 'input.organization');

  await tx
    .updateTable('organization')
    .set({
      easter_eve: easterEve ?? before.easterEve,
      christmas_eve: christmasEve ?? before.christmasEve,
      new_years_eve: newYearsEve ?? before.newYearsEve,
    })
    .where('id', '=', organization)
    .execute();
  await settleAgain(act, organization);

  await record(tx, { action: 'organization', by: caller.id, subject: organization, detail: { eves: true } });
  return readEves(tx, organization, 'input.organization');
});

/** Refuses everybody except admins and the organization's own admins; others get the same answer as for what does not exist. */
function requireDaysOf(caller: Caller, organization: number, field: string): void {
  requirePeopleAdmin(caller);
  if (!caller.isAdmin && caller.organizationId !== organization) throw new Refusal('notFound', field);
}

async function find({ tx, caller }: Act, kind: DaysKind, daysId: number, field: string): Promise<DaysRow> {
  requirePeopleAdmin(caller);
  const found = await findDays(tx, kind, daysId, field);
  requireDaysOf(caller, found.organizationId, field);
  return found;
}

async function save(act: Act, kind: DaysKind, input: SaveDaysInput): Promise<DaysRow> {
  const { tx, caller } = act;
  const { organization, title, startDate, endDate } = input;
  requireDaysOf(caller, organization, 'input.organization');
  await readEves(tx, organization, 'input.organization');
  const found = input.id === undefined ? undefined : await find(act, kind, input.id, 'input.id');
  if (found && found.organizationId !== organization) throw new Refusal('notFound', 'input.id');

  if (!found) await refuseTooMany(act, kind, organization);

  const { rows } = await sql<{ id: number }>`
    insert into organization_days (id, organization_id, kind, title, first_day, last_day) overriding system value
    values (coalesce(${found?.id ?? null}::bigint, nextval(pg_get_serial_sequence('organization_days', 'id'))), ${organization}, ${kind}, ${title}, ${startDate}, ${endDate})
    on conflict (id) do update set title = excluded.title, first_day = excluded.first_day, last_day = excluded.last_day, version = organization_days.version + 1,
      last_updated = now()
    returning id`.execute(tx);
  await record(tx, { action: 'organization', by: caller.id, subject: organization, detail: { days: kind } });
  return findDays(tx, kind, rows[0]!.id, 'input.id');
}

async function refuseTooMany({ tx }: Act, kind: DaysKind, organization: number): Promise<void> {
  const { count } = await tx
    .selectFrom('organization_days')
    .select((has) => has.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organization)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (Number(count) >= daysLimit) throw new Refusal('input.tooMany', 'input.organization', { max: daysLimit });
}

async function remove(act: Act, kind: DaysKind, daysId: number): Promise<number> {
  const { tx, caller } = act;
  const found = await find(act, kind, daysId, 'id');

  await tx.deleteFrom('organization_days').where('id', '=', found.id).execute();

  await record(tx, { action: 'organization', by: caller.id, subject: found.organizationId, detail: { days: kind } });
  return found.id;
}
