import type { CreateEventInput, PreviewSeriesInput, RepetitionDefinitionInput } from '../../generated/graphql.ts';

/** The three ways in which an activity happens (decision 3). */
export const seriesKinds = ['single', 'dates', 'repeating'] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** How a repetition falls in its month: on the same date, or on a certain weekday. */
export const monthRules = ['sameDate', 'weekday'] as const;

/** What the form of a new activity holds: '' where nothing is written. Days are YYYY-MM-DD, times HH:MM. */
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
  responsible: string;
  /** Titles. */
  tags: readonly string[];
  todoTemplate: readonly string[];
  activities: readonly { startDate: string; endDate: string }[];
  unit: RepetitionDefinitionInput['unit'];
  interval: string;
  monthRule: (typeof monthRules)[number];
  position: NonNullable<RepetitionDefinitionInput['position']>;
  weekday: NonNullable<RepetitionDefinitionInput['weekday']>;
  /** The last day on which it may start; '' for never. */
  endRepetitionDate: string;
}

/** What the form of a new activity starts with. `startDate` '' leaves the day to be chosen. */
export function emptySeriesForm(calendar: string, startDate = ''): SeriesForm {
  return {
    calendar,
    title: '',
    description: '',
    kind: 'single',
    startDate,
    endDate: '',
    startTime: '',
    endTime: '',
    reminder: 'NONE',
    responsible: '',
    tags: [],
    todoTemplate: [],
    activities: [{ startDate, endDate: '' }],
    unit: 'YEAR',
    interval: '1',
    monthRule: 'sameDate',
    position: 'FIRST',
    weekday: 'MONDAY',
    endRepetitionDate: '',
  };
}

/** The form as `createEvent` takes it: only what its kind asks for. */
export function createEventInputOf(form: SeriesForm): CreateEventInput {
  const days = form.kind === 'dates' ? { activities: datesOf(form) } : spanOf(form);
  return {
    calendar: form.calendar,
    title: form.title,
    description: form.description,
    reminder: form.reminder,
    responsible: form.responsible || null,
    tags: [...form.tags],
    todoTemplate: form.todoTemplate.filter((title) => title.trim() !== ''),
    startTime: form.startTime || null,
    endTime: form.endTime || null,
    ...days,
    ...(form.kind === 'repeating' ? repetitionOf(form) : {}),
  };
}

/** What `previewSeries` is asked for a repetition, or null while its days or interval make no sense yet. */
export function previewInputOf(form: SeriesForm): PreviewSeriesInput | null {
  const interval = Number(form.interval);
  if (form.kind !== 'repeating' || !form.startDate || !Number.isInteger(interval) || interval < 1) return null;
  if (form.endDate && form.endDate < form.startDate) return null;
  if (form.endRepetitionDate && form.endRepetitionDate < form.startDate) return null;
  return { ...spanOf(form), ...repetitionOf(form) };
}

function spanOf({ startDate, endDate }: SeriesForm) {
  return { startDate, endDate: endDate || null };
}

function datesOf({ activities, responsible }: SeriesForm) {
  return activities
    .filter(({ startDate }) => startDate !== '')
    .map(({ startDate, endDate }) => ({ startDate, endDate: endDate || null, responsible: responsible || null }));
}

function repetitionOf(form: SeriesForm) {
  const isInMonth = form.unit === 'MONTH' || form.unit === 'YEAR';
  const byWeekday = isInMonth && form.monthRule === 'weekday';
  return {
    repetitionDefinition: {
      unit: form.unit,
      interval: Number(form.interval),
      position: byWeekday ? form.position : null,
      weekday: byWeekday ? form.weekday : null,
    },
    endRepetitionDate: form.endRepetitionDate || null,
  };
}
