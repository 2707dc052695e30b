import { repetitionFault } from '@samspel/domain/calendar/repetition';
import type { CreateEventInput, PreviewSeriesInput, RepetitionDefinitionInput } from '../../../generated/graphql.ts';
import { weekdayRuleOf } from './weekday-rule.ts';

/** The three ways an activity can happen (product/activities#ways-to-happen). */
export const seriesKinds = ['single', 'dates', 'repeating'] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** How a repetition falls within its month: on the same date, or on a certain weekday. */
export const monthRules = ['sameDate', 'weekday'] as const;

/** The fields in the form of a series, new or existing; '' if nothing is written. Days are YYYY-MM-DD, times HH:MM. */
export interface SeriesForm {
  calendar: string;
  title: string;
  description: string;
  kind: SeriesKind;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  reminder: NonNullable<CreateEventInput['reminder']>;
  responsible: { id: string; name: string } | null;
  /** Titles. */
  tags: readonly string[];
  todoTemplate: readonly string[];
  activities: readonly { startDate: string; endDate: string }[];
  unit: RepetitionDefinitionInput['unit'];
  interval: string;
  monthRule: (typeof monthRules)[number];
  /** Which of these weekdays in the month; '' for that of the start date. */
  position: NonNullable<RepetitionDefinitionInput['position']> | '';
  /** The weekday in the month or the week; '' for that of the start date. */
  weekday: NonNullable<RepetitionDefinitionInput['weekday']> | '';
  /** The first day on which it may start; '' for the start date. */
  startRepetitionDate: string;
  /** The last day on which it may start; '' for no end. */
  endRepetitionDate: string;
}

/** The form of a new activity. `startDate` '' leaves the day to the person. */
export function emptySeriesForm(calendar: string, startDate = ''): SeriesForm {
  return {
    calendar,
    title: '',
    description: '',
    kind: 'single',
    startDate,
    endDate: startDate,
    startTime: '',
    endTime: '',
    reminder: 'NONE',
    responsible: null,
    tags: [],
    todoTemplate: [],
    activities: [{ startDate, endDate: startDate }],
    unit: 'YEAR',
    interval: '1',
    monthRule: 'sameDate',
    position: '',
    weekday: '',
    startRepetitionDate: '',
    endRepetitionDate: '',
  };
}

/** The input for `createEvent`: only the fields of its kind. */
export function createEventInputOf(form: SeriesForm): CreateEventInput {
  const responsible = form.responsible?.id ?? null;
  const days =
    form.kind === 'dates' ? { activities: datesOf(form).map((dates) => ({ ...dates, responsible })) } : spanOf(form);
  return {
    calendar: form.calendar,
    title: form.title,
    description: form.description,
    reminder: form.reminder,
    responsible,
    tags: [...form.tags],
    todoTemplate: templateOf(form),
    startTime: form.startTime || null,
    endTime: form.endTime || null,
    ...days,
    ...(form.kind === 'repeating' ? repetitionOf(form) : {}),
  };
}

/** Returns the input of `previewSeries` for a repetition; null while its days or interval make no sense. */
export function previewInputOf(form: SeriesForm): PreviewSeriesInput | null {
  if (form.kind !== 'repeating' || !form.startDate) return null;
  if (repetitionFault({ unit: 'DAY', interval: Number(form.interval) })) return null;
  if (form.endDate && form.endDate < form.startDate) return null;
  if (form.endRepetitionDate && form.endRepetitionDate < form.startDate) return null;
  return { ...spanOf(form), startDate: form.startDate, ...repetitionOf(form) };
}

/** The items of the checklist that are not blank. */
export function templateOf({ todoTemplate }: SeriesForm): string[] {
  return todoTemplate.filter((title) => title.trim() !== '');
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
  'startDate' | 'unit' | 'interval' | 'monthRule' | 'position' | 'weekday' | 'startRepetitionDate' | 'endRepetitionDate'
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
function weekdayIn({ startDate, unit, monthRule, ...form }: RepetitionForm) {
  const ofStart = weekdayRuleOf(startDate);
  if (unit === 'WEEK') return { position: null, weekday: form.weekday || null };
  if (unit === 'DAY' || monthRule === 'sameDate') return { position: null, weekday: null };
  return { position: form.position || ofStart.position, weekday: form.weekday || ofStart.weekday };
}

/** Returns the name of a field in the form from its path in the input: for a chosen date `activities.2.endDate`, by its row. */
export const seriesField =
  ({ activities }: SeriesForm) =>
  ([name = '', index, field]: readonly string[]): string => {
    if (name !== 'activities' || field === undefined) return name;
    const written = activities.flatMap((days, row) => (isChosen(days) ? [row] : []));
    return `activities.${written[Number(index)]}.${field}`;
  };
