import type { SeriesFieldName } from '@samspel/domain/calendar/activity.fields';
import { sql } from 'kysely';
import { consequence, day, json, line, list, partOf, spans, thing, word } from '../../../subject/codecs.ts';
import { apart, columnsIn, ofSubject, type StoredField } from '../../../subject/fields.ts';
import { inheritedFields } from '../activity/activity.fields.ts';
import { givenEnd, givenStart } from '../activity/given-days.ts';
import { seriesDates } from './series.dates.ts';

const { column, text } = columnsIn<'event'>();

const tags = sql<
  string[]
>`coalesce((select jsonb_agg(st.spelling order by st.spelling) from subject_tag st where st.subject_id = s.id), '[]')`;

/** The days that the activities of a series without a repetition were given; of a removed series, those of what was removed with it. */
const activities = sql<{ startDate: string; endDate: string }[] | null>`case when own.repetition is null then (
  select jsonb_agg(jsonb_build_object('startDate', ${givenStart('i')}, 'endDate', ${givenEnd('i')}) order by i.start_date, i.end_date, i.id)
  from event_instance i join subject part on part.id = i.id where i.event_id = own.id and part.removed_with is not distinct from s.removed_with) end`;

/** The days of a series, which are one whole; those that its activities were given, and those that somebody has freed, follow from its activities. */
export const seriesDays = {
  startDate: column('start_date', partOf(seriesDates, day)),
  endDate: column('end_date', partOf(seriesDates, day)),
  repetitionDefinition: column('repetition', partOf(seriesDates, json), (given: object | null) => ({
    repetition: given && JSON.stringify(given),
  })),
  startRepetitionDate: column('start_repetition_date', partOf(seriesDates, day)),
  endRepetitionDate: column('end_repetition_date', partOf(seriesDates, day)),
  workingDay: column('working_day', partOf(seriesDates, word)),
} satisfies Record<string, StoredField>;

/** What a series says, field by field: how each is stored, shown in a history and undone. */
export const seriesFields = {
  title: ofSubject('title', line),
  calendar: apart(sql<number>`own.calendar_id`, thing),
  status: ofSubject('status', word),
  ...seriesDays,
  startTime: column('start_time', line),
  endTime: column('end_time', line),
  activities: apart(activities, partOf(seriesDates, spans)),
  exceptDates: apart(sql<string[]>`own.except_dates`, consequence(list)),
  ...inheritedFields,
  reminder: column('reminder', word),
  tags: apart(tags, list),
  description: text('description'),
  todoTemplate: column('todo_template', list),
} satisfies Record<SeriesFieldName, StoredField> & Record<string, StoredField>;
