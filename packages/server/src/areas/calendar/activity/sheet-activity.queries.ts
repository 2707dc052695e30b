import type { SheetActivity } from '@samspel/domain/import/sheet-activity';
import { sql } from 'kysely';
import { instances } from './activity.queries.ts';

/** Activities with their responsible people, for `sheetColumns`. */
export const sheetInstances = sql`${instances} left join person p on p.id = i.responsible_id`;

/** What a sheet says of an activity: of itself, and of its series the purpose where it has none, and the tags. */
export const sheetColumns = sql`i.id, i.calendar_id as "calendarId", s.title, i.start_date as "startDate", i.end_date as "endDate",
  i.responsible_id as "responsibleId", p.name as "responsibleName", i.is_done as "isDone", coalesce(i.description_text, e.description_text) as purpose,
  array(select st.spelling from subject_tag st where st.subject_id = e.id order by st.spelling) as tags`;

/** A row of `sheetColumns`. */
export type SheetRow = Omit<SheetActivity<number>, 'responsible'> & {
  calendarId: number;
  responsibleId: number | null;
  responsibleName: string | null;
};

/** Returns a row with its responsible person in one piece. */
export function withResponsible<Row extends SheetRow>({ responsibleId, responsibleName, ...row }: Row) {
  return { ...row, responsible: responsibleId === null ? null : { id: responsibleId, name: responsibleName! } };
}
