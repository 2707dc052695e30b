import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { DaysKind, EveHours } from '../../../printed/tables.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';

/** A span of days of an organization. */
export type DaysRow = { id: number; organizationId: number; title: string; startDate: string; endDate: string };

const columns = sql`id, organization_id as "organizationId", title, first_day as "startDate", last_day as "endDate"`;

/** Reads the spans of one kind of an organization, by day: those that touch a year, or all, of which at most 200 are saved. */
export async function daysOf(
  db: Db,
  kind: DaysKind,
  { organization, year }: { organization: number; year?: number },
): Promise<DaysRow[]> {
  const isMeant =
    year === undefined ? sql`true` : sql`first_day <= ${`${year}-12-31`} and last_day >= ${`${year}-01-01`}`;
  const rows = await runPrepared(
    db,
    sql<DaysRow>`
    select ${columns} from organization_days where organization_id = ${organization} and kind = ${kind} and ${isMeant}
    order by first_day, last_day, id`,
  );
  return rows;
}

/** Finds one span. Throws `notFound` on the field. */
export async function findDays(db: Db, kind: DaysKind, id: number, field: string): Promise<DaysRow> {
  const { rows } = await sql<DaysRow>`
    select ${columns} from organization_days where id = ${id} and kind = ${kind}`.execute(db);
  if (!rows[0]) throw new Refusal('notFound', field);
  return rows[0];
}

/** How an organization has the eves. */
export type EvesRow = { easterEve: EveHours; christmasEve: EveHours; newYearsEve: EveHours };

/** Reads how an organization has the eves. Throws `notFound` on the field. */
export async function readEves(db: Db, organization: number, field: string): Promise<EvesRow> {
  const { rows } = await sql<EvesRow>`
    select easter_eve as "easterEve", christmas_eve as "christmasEve", new_years_eve as "newYearsEve" from organization where id = ${organization}`.execute(
    db,
  );
  if (!rows[0]) throw new Refusal('notFound', field);
  return rows[0];
}
