import { Refusal } from '@samspel/domain/refusal';
import { isSame } from '@samspel/domain/subject/change';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { readChangeOfVersion } from '../../../subject/history/history.queries.ts';
import { touchSubject } from '../../../subject/touch.ts';
import { extendSeries } from './extend-series.job.ts';
import { hasTakenDays, type Removal } from './removal-batch.queries.ts';
import { restoreBatch } from './removal-batch.write.ts';
import { eventBody } from './series.body.ts';
import { reviseSeries } from './series.revise.ts';

/** Throws `calendar.daysTaken` if a repetition has filled the days of the removed activities again. */
export async function refuseTakenDays(tx: Tx, removal: Removal): Promise<void> {
  if (await hasTakenDays(tx, removal)) throw new Refusal('calendar.daysTaken', 'id');
}

/**
 * Brings back everything that one removal took, and gives the series that stayed its earlier repetition, unless that has been changed since. A series
 * that comes back after New Year gets the activities of the year that the others got meanwhile.
 */
export async function bringBack(act: Act, removal: Removal): Promise<void> {
  const { tx, services } = act;
  const { id, seriesId } = removal;
  await reviseSeries(act, seriesId ?? id, async () => {
    await restoreBatch(tx, removal);
    if (seriesId === null) return;
    await restoreDates(tx, removal);
    await touchSubject(tx, seriesId);
  });
  await extendSeries(tx, seriesId ?? id, osloToday(services.now()));
}

const repetition = ['repetitionDefinition', 'startRepetitionDate', 'endRepetitionDate'] as const;

async function restoreDates(tx: Tx, { seriesId, seriesVersion }: Removal): Promise<void> {
  const { before, after } = await readChangeOfVersion(tx, seriesId!, seriesVersion!);
  const now = await eventBody(tx, seriesId!);
  const [freed, kept] = [after, before].map(({ exceptDates }) => exceptDates as string[]);
  await sql`
    update event set except_dates = array(
      select day from unnest(except_dates) with ordinality as free(day, at)
      where day <> all (${freed!.filter((day) => !kept!.includes(day))}::date[]) order by at)
    where id = ${seriesId}`.execute(tx);
  if (!repetition.every((field) => isSame(after[field], now[field]))) return;
  const { repetitionDefinition, startRepetitionDate, endRepetitionDate } = before;
  await sql`
    update event set repetition = ${repetitionDefinition ? JSON.stringify(repetitionDefinition) : null}::jsonb,
      start_repetition_date = ${startRepetitionDate}::date, end_repetition_date = ${endRepetitionDate}::date
    where id = ${seriesId}`.execute(tx);
}
