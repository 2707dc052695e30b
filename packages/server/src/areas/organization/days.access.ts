import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Db } from '../../core/database/pool.ts';

/** A school holiday as a feed has it. */
export type SchoolHoliday = {
  id: number;
  title: string;
  startDate: Day;
  endDate: Day;
  version: number;
  lastUpdated: Date;
};

/** Reads the school holidays of an organization that end on a day or later, by day. Everybody may read them. */
export async function schoolHolidaysFrom(db: Db, organizationId: number, from: Day): Promise<SchoolHoliday[]> {
  const { rows } = await sql<SchoolHoliday>`
    select id, title, first_day as "startDate", last_day as "endDate", version, last_updated as "lastUpdated" from organization_days
    where organization_id = ${organizationId} and kind = 'SCHOOL' and last_day >= ${from} order by first_day, id`.execute(
    db,
  );
  return rows;
}
