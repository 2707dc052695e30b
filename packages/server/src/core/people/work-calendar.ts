import { type WorkCalendar, workCalendarOf } from '@samspel/domain/time/working-days';
import { type RawBuilder, sql } from 'kysely';
import type { EveHours } from '../../../printed/tables.ts';
import type { Db } from '../database/pool.ts';

type Row = {
  of: number;
  easterEve: EveHours;
  christmasEve: EveHours;
  newYearsEve: EveHours;
  closed: { from: string; to: string }[];
};

/** Reads the working days of an organization: its own closed days, and how it has the eves (product/activities#working-days). */
export async function readWorkCalendar(db: Db, organizationId: number): Promise<WorkCalendar> {
  const found = await read(db, sql`(select o.*, o.id as of from organization o where o.id = ${organizationId})`);
  return found.get(organizationId)!;
}

/** Reads the working days that count in year wheels, by id of the wheel: those of its organization. Asks nothing where no wheel is named. */
export async function workCalendarsOf(db: Db, rootIds: readonly number[]): Promise<Map<number, WorkCalendar>> {
  if (rootIds.length === 0) return new Map();
  return read(
    db,
    sql`(select o.*, r.id as of from subject r join organization o on o.id = r.organization_id where r.id = any (${[...new Set(rootIds)]}::bigint[]))`,
  );
}

/** Reads the working days that count in one year wheel. */
export const workCalendarOfRoot = async (db: Db, rootId: number): Promise<WorkCalendar> =>
  (await workCalendarsOf(db, [rootId])).get(rootId)!;

/** @param organizations a query of organizations, each with the key `of` under which its working days are answered */
async function read(db: Db, organizations: RawBuilder<unknown>): Promise<Map<number, WorkCalendar>> {
  const { rows } = await sql<Row>`
    select o.of, o.easter_eve as "easterEve", o.christmas_eve as "christmasEve", o.new_years_eve as "newYearsEve",
      coalesce((select jsonb_agg(jsonb_build_object('from', d.first_day, 'to', d.last_day)) from organization_days d
        where d.organization_id = o.id and d.kind = 'CLOSED'), '[]') as closed
    from ${organizations} as o`.execute(db);
  return new Map(
    rows.map(({ of, closed, easterEve, christmasEve, newYearsEve }) => [
      of,
      workCalendarOf(closed, { EASTER_EVE: easterEve, CHRISTMAS_EVE: christmasEve, NEW_YEARS_EVE: newYearsEve }),
    ]),
  );
}
