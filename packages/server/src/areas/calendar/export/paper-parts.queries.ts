import type { ExportFilter, PaperInput } from '@samspel/domain/calendar/export.input';
import { yearHolding } from '@samspel/domain/calendar/opening-year';
import { Refusal } from '@samspel/domain/refusal';
import { addDays, addMonths, type Day, dayOf, maxDay, minDay } from '@samspel/domain/time/day';
import { holidaysOf } from '@samspel/domain/time/holidays';
import { column, type Locale } from '@samspel/i18n/locale';
import type { WheelActivity } from '@samspel/wheel/pure';
import { sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { schoolHolidaysFrom } from '../../organization/days.access.ts';
import { type ReadActivity, readExport } from './export.queries.ts';

/** What is asked for: what passes the filter of a page, within days of one year. */
export type PaperAsk = { filter: ExportFilter; paper: Pick<PaperInput, 'from' | 'to'>; locale: Locale; today: Day };

/** The twelve months that are shown, and the days of them. */
export type Shown = { year: number; startMonth: number; from: Day; to: Day };

/** The year of the filter; else that of the first day that is shown; else today's. Throws `input.outOfRange` for days outside of it. */
export function shownDays({ filter, paper, today }: PaperAsk): Shown {
  const startMonth = filter.startMonth ?? 1;
  const within = paper.from ?? paper.to ?? today;
  const year = filter.year ?? yearHolding(within, startMonth);
  const first = dayOf(year, startMonth, 1);
  const last = addDays(addMonths(first, 12), -1);
  const { from = first, to = last } = paper;
  if (from > last) throw new Refusal('input.outOfRange', 'from', { min: first, max: last });
  if (to < first) throw new Refusal('input.outOfRange', 'to', { min: first, max: last });
  return { year, startMonth, from: maxDay(first, from), to: minDay(last, to) };
}

/** Reads what is shown, in the order of deadlines. Throws `export.tooMany`. */
export async function readShown(
  db: Db,
  caller: Caller,
  scope: Condition,
  ask: PaperAsk,
  shown: Shown,
): Promise<ReadActivity[]> {
  const { year, startMonth, from, to } = shown;
  const all = await readExport(db, caller, scope, { ...ask.filter, year, startMonth }, ask.today);
  const within = all.filter(({ startDate, endDate }) => endDate >= from && startDate <= to);
  return within.sort((one, other) => (one.endDate < other.endDate ? -1 : Number(one.endDate > other.endDate)));
}

type DrawnFields = Pick<ReadActivity, 'id' | 'title' | 'startDate' | 'endDate' | 'isDone'>;

/** Paper hangs long: what is done stays done, but what is late would soon be wrong, and is not said. */
export const drawn = ({ id, title, startDate, endDate, isDone }: DrawnFields, ringId: string): WheelActivity => ({
  id: String(id),
  ringId,
  title,
  startDate,
  endDate,
  isDone,
});

/** The name of the caller's organization. */
export async function municipalityOf(db: Db, { organizationId }: Caller): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from organization where id = ${organizationId}`.execute(db);
  return rows[0]!.name;
}

/** The most days of a school holiday that are marked one by one; of a longer one the first and the last are. */
const mostMarked = 14;

/** Public holidays, and the school holidays of the caller's organization. */
export async function holidaysIn(db: Db, { organizationId }: Caller, { year, from, to }: Shown, locale: Locale) {
  const school = await schoolHolidaysFrom(db, organizationId, from);
  const marked = school.flatMap(({ title, startDate, endDate }) => {
    const days: Day[] = [];
    for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
    return (days.length > mostMarked ? [startDate, endDate] : days).map((date) => ({ date, title }));
  });
  const open = [year, year + 1]
    .flatMap(holidaysOf)
    .map(({ day, name }) => ({ date: day, title: name[column[locale]] }));
  return [...open, ...marked].filter(({ date }) => date >= from && date <= to);
}
