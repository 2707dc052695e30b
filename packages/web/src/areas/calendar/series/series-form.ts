import { repetitionFault } from '@samspel/domain/calendar/repetition';
import type { WrittenActivity } from '@samspel/domain/import/written-activity';
import type { CreateEventInput, PreviewSeriesInput, RepetitionDefinitionInput } from '../../../generated/graphql.ts';
import { emptyOf, type FormOf, sentOf } from '../../../subject/form/fields.ts';
import { seriesFields } from '../fields/activity.fields.ts';
import { weekdayRuleOf } from './weekday-rule.ts';

/** The three ways an activity can happen (product/activities#ways-to-happen). */
export const seriesKinds = ['single', 'dates', 'repeating'] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** How a repetition falls within its month or year: on the same date, on a certain weekday or working day, or counted from Easter. */
export const monthRules = ['sameDate', 'weekday', 'easter'] as const;

/** The fields in the form of a series, new or existing; '' if nothing is written. Days are YYYY-MM-DD, times HH:MM. */
export interface SeriesForm extends FormOf<typeof seriesFields> {
  calendar: string;
  kind: SeriesKind;
  startDate: string;
  endDate: string;
  activities: readonly { startDate: string; endDate: string }[];
  unit: RepetitionDefinitionInput['unit'];
  interval: string;
  monthRule: (typeof monthRules)[number];
  /** Which of these weekdays in the month; '' for that of the start date. */
  position: NonNullable<RepetitionDefinitionInput['position']> | '';
  /** The weekday in the month or the week; '' for that of the start date. */
  weekday: NonNullable<RepetitionDefinitionInput['weekday']> | '';
  /** Which weeks a weekly repetition counts; '' for all. */
  weeks: NonNullable<RepetitionDefinitionInput['weeks']> | '';
  /** What becomes of a deadline that is no working day. */
  workingDay: NonNullable<CreateEventInput['workingDay']>;
  /** The first day on which it may start; '' for the start date. */
  startRepetitionDate: string;
  /** The last day on which it may start; '' for no end. */
  endRepetitionDate: string;
}

/** The form of a new activity. `startDate` '' leaves the day to the person. */
export function emptySeriesForm(calendar: string, startDate = ''): SeriesForm {
  return {
    ...emptyOf(seriesFields),
    calendar,
    kind: 'single',
    startDate,
    endDate: startDate,
    activities: [{ startDate, endDate: startDate }],
    unit: 'YEAR',
    interval: '1',
    monthRule: 'sameDate',
    position: '',
    weekday: '',
    weeks: '',
    workingDay: 'KEEP',
    startRepetitionDate: '',
    endRepetitionDate: '',
  };
}

/** The fields that an activity has which was written in one line. */
export function formOfWritten({
  title,
  startDate,
  endDate,
  startTime,
  repetition,
}: WrittenActivity): Partial<SeriesForm> {
  const days = { title, startDate, endDate, startTime: startTime ?? '' };
  if (!repetition) return days;
  const { unit, interval, position, weekday } = repetition;
  return {
    ...days,
    kind: 'repeating',
    unit,
    interval: String(interval),
    monthRule: position ? 'weekday' : 'sameDate',
    position: position ?? '',
    weekday: weekday ?? '',
  };
}

/** The input for `createEvent`: only the fields of its kind. */
export function createEventInputOf(form: SeriesForm): CreateEventInput {
  const said = sentOf(seriesFields, form);
  const { responsible } = said;
  const days =
    form.kind === 'dates' ? { activities: datesOf(form).map((dates) => ({ ...dates, responsible })) } : spanOf(form);
  return {
    ...said,
    calendar: form.calendar,
    workingDay: form.workingDay,
    ...days,
    ...(form.kind === 'repeating' ? repetitionOf(form) : {}),
  };
}

/**
 * Returns the input of `previewSeries` for a repetition, or for a single activity that may move to a working day; null while its days or interval make
 * no sense.
 */
export function previewInputOf(form: SeriesForm): PreviewSeriesInput | null {
  const { workingDay } = form;
  const calendar = form.calendar || null;
  if (form.kind === 'dates' || !form.startDate) return null;
  if (form.endDate && form.endDate < form.startDate) return null;
  if (form.kind === 'single') {
    return workingDay === 'KEEP' ? null : { ...spanOf(form), startDate: form.startDate, workingDay, calendar };
  }
  if (repetitionFault({ unit: 'DAY', interval: Number(form.interval) })) return null;
  if (form.endRepetitionDate && form.endRepetitionDate < form.startDate) return null;
  return { ...spanOf(form), startDate: form.startDate, ...repetitionOf(form), workingDay, calendar };
}

/** Start and deadline of the only or the first activity; null for what is not written. */
export function spanOf({ startDate, endDate }: ChosenDays) {
  return { startDate: startDate || null, endDate: endDate || null };
}

type ChosenDays = SeriesForm['activities'][number];
type ChosenInput = NonNullable<CreateEventInput['activities']>[number];

/** Whether a row of the chosen dates has a day; rows without one are left out. */
const isChosen = ({ startDate, endDate }: ChosenDays): boolean => startDate !== '' || endDate !== '';

/** Returns the chosen dates of the rows with a day. A missing start becomes null, which the form refuses at its row. */
export function datesOf({ activities }: Pick<SeriesForm, 'activities'>) {
  return activities.filter(isChosen).map((days) => spanOf(days) as Pick<ChosenInput, 'startDate' | 'endDate'>);
}

type RepetitionForm = Pick<
  SeriesForm,
  | 'startDate'
  | 'unit'
  | 'interval'
  | 'monthRule'
  | 'position'
  | 'weekday'
  | 'weeks'
  | 'startRepetitionDate'
  | 'endRepetitionDate'
>;

/** The repetition with its first and last day. */
export function repetitionOf(form: RepetitionForm) {
  return {
    repetitionDefinition: { unit: form.unit, interval: Number(form.interval), ...weekdayIn(form) },
    startRepetitionDate: form.startRepetitionDate || null,
    endRepetitionDate: form.endRepetitionDate || null,
  };
}

/** Returns the weekday of the repetition. A week without one repeats on the weekday of its start. */
function weekdayIn({ startDate, unit, monthRule, weeks, ...form }: RepetitionForm) {
  const ofStart = weekdayRuleOf(startDate);
  const none = { position: null, weekday: null, anchor: null, weeks: null };
  if (unit === 'WEEK') return { ...none, weekday: weekdayInWeek(form.weekday), weeks: weeks || null };
  if (unit === 'DAY' || monthRule === 'sameDate' || (monthRule === 'easter' && unit === 'MONTH')) return none;
  const position = form.position || ofStart.position;
  if (monthRule === 'easter')
    return { ...none, position, weekday: form.weekday || 'WORKING_DAY', anchor: 'EASTER' as const };
  return { ...none, position, weekday: form.weekday || ofStart.weekday };
}

/** A week has weekdays alone: 'working day' is none of them. */
const weekdayInWeek = (weekday: RepetitionForm['weekday']) => (weekday === 'WORKING_DAY' ? null : weekday || null);

/** Returns the name of a field in the form from its path in the input: for a chosen date `activities.2.endDate`, by its row. */
export const seriesField =
  ({ activities }: SeriesForm) =>
  ([name = '', index, field]: readonly string[]): string => {
    if (name !== 'activities' || field === undefined) return name;
    const written = activities.flatMap((days, row) => (isChosen(days) ? [row] : []));
    return `activities.${written[Number(index)]}.${field}`;
  };
