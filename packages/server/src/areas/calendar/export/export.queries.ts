import type { ExportFilter } from '@samspel/domain/calendar/export.input';
import { mostExported } from '@samspel/domain/calendar/export.input';
import type { SheetActivity } from '@samspel/domain/import/sheet-activity';
import { Refusal } from '@samspel/domain/refusal';
import { foldText } from '@samspel/domain/text/fold';
import { addDays, addMonths, type Day, dayOf } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import { auditForeign } from '../../../core/access/audit.ts';
import type { Condition } from '../../../core/access/rules.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { byStart } from '../activity/activity.queries.ts';
import { type SheetRow, sheetColumns, sheetInstances, withResponsible } from '../activity/sheet-activity.queries.ts';
import { maySeePart, ownsRightToPart } from '../calendar/calendar.access.ts';

/** An activity as a sheet has it, with the title of its year wheel. */
export type ExportedActivity = SheetActivity<number> & { calendar: string };
/** One that was read: with the number of its year wheel. */
export type ReadActivity = ExportedActivity & { calendarId: number };

/** The most characters that the purposes of one sheet may have together. */
const mostCharacters = 10_000_000;

type Row = SheetRow & { calendar: string; isOwnRight: boolean; isTooMuch: boolean };

/**
 * Reads the activities of a scope that pass a filter and that the caller may read, in the order of the list; audits what an admin reads without a right
 * of their own. Throws `export.tooMany` for more than one sheet holds.
 */
export async function readExport(
  db: Db,
  caller: Caller,
  scope: Condition,
  filter: ExportFilter,
  today: Day,
): Promise<ReadActivity[]> {
  const { rows } = await sql<Row>`
    with shown as (
      select ${sheetColumns}, r.title as calendar, ${ownsRightToPart(caller)} as "isOwnRight"
      from ${sheetInstances}
      where ${scope} and ${passes(filter, caller, today)} and ${maySeePart(caller)} order by ${byStart} limit ${mostExported + 1})
    select shown.*, sum(length(purpose)) over () > ${mostCharacters} as "isTooMuch" from shown order by "startDate", "endDate", id`.execute(
    db,
  );
  if (rows.length > mostExported || rows[0]?.isTooMuch)
    throw new Refusal('export.tooMany', undefined, { max: mostExported });
  await auditForeign(db, caller, rows, 'see', ({ calendarId }) => calendarId);
  return rows.map(withResponsible);
}

/** The activities of one year wheel. */
export const ofCalendar = (id: number): Condition => sql<boolean>`i.calendar_id = ${id}`;

/**
 * The activities of a person's own year: of the year wheels in it, and those that they are responsible for elsewhere. Of archived year wheels only if
 * asked for (product/access#archive-and-trash).
 */
export const ofMyYear = ({ id }: Caller, archived: boolean): Condition => sql<boolean>`(
  (i.calendar_id in (select calendar_id from calendar_ring where person_id = ${id}) and (${archived} or r.status <> 'ARCHIVED'))
  or (i.responsible_id = ${id} and r.status <> 'ARCHIVED'))`;

/**
 * The activities of the year wheels that people of the caller's organization made; archived ones are left out (product/year-wheels#my-municipality).
 */
export const ofMyMunicipality = ({ organizationId }: Caller): Condition =>
  sql<boolean>`(r.kind = 'CALENDAR' and r.organization_id = ${organizationId} and r.status <> 'ARCHIVED')`;

/** Whether an activity passes the filter of a page, as the page itself has it. */
function passes(filter: ExportFilter, { id: me }: Caller, today: Day): Condition {
  const { year, startMonth = 1, person, tag, late, open, starred } = filter;
  const words = foldText(filter.q ?? '')
    .split(' ')
    .filter(Boolean);
  const conditions: RawBuilder<unknown>[] = words.map(hasWord);
  if (year) {
    const from = dayOf(year, startMonth, 1);
    conditions.push(sql`i.end_date >= ${from} and i.start_date <= ${addDays(addMonths(from, 12), -1)}`);
  }
  if (person) conditions.push(sql`i.responsible_id = ${person === 'me' ? me : person}`);
  if (tag)
    conditions.push(
      sql`exists (select from subject_tag st join tag t on t.id = st.tag_id where st.subject_id = e.id and tag_number(t.title) = ${tag})`,
    );
  if (open) conditions.push(sql`not i.is_done`);
  if (late) conditions.push(sql`not i.is_done and i.end_date < ${today}`);
  if (starred) conditions.push(sql`exists (select from favourite f where f.subject_id = i.id and f.person_id = ${me})`);
  return sql<boolean>`(true ${sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  )})`;
}

/** Whether a word is in the title, in a tag, or in the name of the responsible person. */
const hasWord = (word: string): Condition => sql<boolean>`(
  position(${word} in fold_text(s.title)) > 0 or position(${word} in fold_text(p.name)) > 0
  or exists (select from subject_tag st where st.subject_id = e.id and position(${word} in fold_text(st.spelling)) > 0))`;
