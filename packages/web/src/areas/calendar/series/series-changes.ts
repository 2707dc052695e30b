import { givenSpan } from '@samspel/domain/calendar/working-day';
import type { PreviewEventChangeInput, SeriesPartsFragment, UpdateEventInput } from '../../../generated/graphql.ts';
import { changedOf, formOf } from '../../../subject/form/fields.ts';
import { seriesFields } from '../fields/activity.fields.ts';
import { datesOf, emptySeriesForm, repetitionOf, type SeriesForm, spanOf } from './series-form.ts';

type Days = Omit<PreviewEventChangeInput, 'id'>;

/** The first activity that is changed, with its days. */
export type From = { id: string; startDate: string; endDate: string; movedFrom?: string | null };

/**
 * Returns the form for a series as it is stored. One without a repetition and with several activities has chosen dates. With `from`, it begins at
 * that activity.
 */
export function seriesFormOf(series: SeriesPartsFragment, from?: From): SeriesForm {
  const { repetitionDefinition: repetition } = series;
  const { startDate, endDate } = from ? givenSpan(from) : series;
  const activities = repetition ? [] : datesIn(series);
  const isSeveral = activities.length > 1;
  return {
    ...emptySeriesForm(series.calendar.id),
    ...formOf(seriesFields, { ...series }),
    kind: repetition ? 'repeating' : isSeveral ? 'dates' : 'single',
    startDate,
    endDate,
    workingDay: series.workingDay,
    activities: isSeveral ? activities : [{ startDate, endDate }],
    ...(repetition && repetitionFieldsOf(series, repetition)),
    ...(from && { startRepetitionDate: '' }),
  };
}

const datesIn = ({ instances, more }: SeriesPartsFragment) => [...instances.nodes, ...more.nodes].map(givenSpan);

function repetitionFieldsOf(
  { startRepetitionDate, endRepetitionDate }: SeriesPartsFragment,
  { unit, interval, position, weekday, anchor, weeks }: NonNullable<SeriesPartsFragment['repetitionDefinition']>,
): Partial<SeriesForm> {
  return {
    unit,
    interval: String(interval),
    monthRule: anchor ? 'easter' : position ? 'weekday' : 'sameDate',
    ...(position && { position }),
    ...(weekday && { weekday }),
    ...(weeks && { weeks }),
    startRepetitionDate: startRepetitionDate ?? '',
    endRepetitionDate: endRepetitionDate ?? '',
  };
}

/** Returns the input for a form: the id, the version it is based on, and what differs from what was stored (product/content#conflicts). */
export function seriesChanges(stored: SeriesPartsFragment, form: SeriesForm, from?: From): UpdateEventInput {
  const before = seriesFormOf(stored, from);
  const { id, version } = stored;
  const said = changedOf(seriesFields, before, form);
  const hasOtherTimes = said.startTime !== undefined || said.endTime !== undefined;
  const description = said.description ?? passedOn(stored, before, form);
  return {
    id,
    version,
    ...(from && { from: from.id }),
    ...changedDays(before, form),
    ...said,
    ...(hasOtherTimes && { startTime: form.startTime || null, endTime: form.endTime || null }),
    ...(description !== undefined && { description }),
  };
}

/** Returns the purpose of its own that a single activity passes on to the series when it is no longer the only one. */
function passedOn(
  { description, only }: SeriesPartsFragment,
  before: SeriesForm,
  form: SeriesForm,
): string | undefined {
  const own = only.nodes[0]?.description;
  const getsOthers = before.kind === 'single' && form.kind !== 'single';
  return getsOthers && own !== description ? own : undefined;
}

/** Returns the days among the changes as input for `previewEventChange`; null if no day changes. */
export function daysOf(input: UpdateEventInput): PreviewEventChangeInput | null {
  const { id, from, startDate, endDate, activities, workingDay, ...rule } = input;
  const { repetitionDefinition, startRepetitionDate, endRepetitionDate } = rule;
  if (startDate === undefined && activities === undefined) return null;
  if (activities) return { id, activities, workingDay };
  return { id, from, startDate, endDate, repetitionDefinition, startRepetitionDate, endRepetitionDate, workingDay };
}

/** The days are sent as a whole, or not at all. If chosen dates become one activity, its days are sent as the only chosen date. */
function changedDays(before: SeriesForm, form: SeriesForm): Days {
  const days = sentDays(before, form);
  return differ(days, sentDays(before, before)) ? days : {};
}

function sentDays(before: SeriesForm, form: SeriesForm): Days {
  const moved = form.workingDay === before.workingDay ? {} : { workingDay: form.workingDay };
  if (form.kind === 'repeating') return { ...spanOf(form), ...repetitionOf(form), ...moved };
  if (form.kind === 'dates') return { activities: datesOf(form), ...moved };
  if (before.kind === 'dates') return { activities: datesOf({ activities: [form] }), ...moved };
  return { ...spanOf(form), ...(before.kind === 'repeating' && { repetitionDefinition: null }), ...moved };
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
