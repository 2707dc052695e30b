import type { Reminder } from '@samspel/domain/calendar/reminder';
import type { AccessLevel, Visibility } from '@samspel/domain/subject/access';
import type { Day } from '@samspel/domain/time/day';
import { sayDay, sayShortDay, saySpan } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import { sayColour } from '../../areas/calendar/fields/ring-colours.ts';
import { sayRepetition } from '../../areas/calendar/series/repetition-words.ts';
import type { CalendarCategory, Status } from '../../generated/graphql.ts';
import type { Change, ChangedField, ChangeValue } from './changed-fields.ts';

const labels: Record<string, TextId> = {
  title: 'field.title',
  status: 'field.status',
  isDone: 'field.isDone',
  color: 'field.color',
  category: 'field.category',
  startDate: 'field.startDate',
  endDate: 'field.endDate',
  startTime: 'field.startTime',
  endTime: 'field.endTime',
  activities: 'field.activities',
  repetitionDefinition: 'field.repetitionDefinition',
  startRepetitionDate: 'field.startRepetitionDate',
  endRepetitionDate: 'field.endRepetitionDate',
  exceptDates: 'history.field.exceptDates',
  responsible: 'field.responsible',
  reminder: 'field.reminder',
  reminderDate: 'field.reminderDate',
  tags: 'field.tags',
  kostraFunctions: 'field.kostraFunctions',
  isPrivate: 'field.isPrivate',
  visibility: 'field.visibility',
  access: 'field.access',
  description: 'field.purpose',
  note: 'field.note',
  todoTemplate: 'field.todoTemplate',
};

/** The label of a field of a change. What describes a year wheel is called otherwise than the purpose of an activity. */
export function sayField(say: Say, { field }: ChangedField, kind: Change['kind']): string {
  if (kind === 'CALENDAR' && field === 'description') return say('field.description');
  return say(labels[field] ?? 'field.other');
}

type Sayer = (say: Say, value: { text: string; code: string }, today: Day) => string;

const yesNo: Sayer = (say, { code }) => say(code === 'true' ? 'button.yes' : 'button.no');
const wholeDay: Sayer = (say, { text }, today) => sayDay(say, text, today);

const sayers: Record<string, Sayer> = {
  startDate: wholeDay,
  endDate: wholeDay,
  reminderDate: wholeDay,
  startRepetitionDate: wholeDay,
  endRepetitionDate: wholeDay,
  exceptDates: (say, { text }, today) => sayShortDay(say, text, today),
  activities: (say, { text }, today) => {
    const [start, end] = text.split('/');
    return saySpan(say, start!, end!, today);
  },
  repetitionDefinition: (say, { code }) => sayRepetition(say, { position: null, weekday: null, ...JSON.parse(code) }),
  isDone: yesNo,
  isPrivate: yesNo,
  color: (say, { text }) => sayColour(say, text),
  status: (say, { code }) =>
    code === 'OBSOLETE'
      ? say('history.status.OBSOLETE')
      : say(`calendar.status.${code as Exclude<Status, 'OBSOLETE'>}`),
  category: (say, { code }) => say(`calendar.category.${code as CalendarCategory}`),
  visibility: (say, { code }) => say(`access.visibility.${code as Visibility}`),
  reminder: (say, { code }) => say(`event.reminder.${code as Reminder}`),
  access: (say, { text, code }) =>
    say('history.level', { name: text, level: say(`access.level.${code as AccessLevel}`) }),
};

/** A value of a field as people say it. Who or what is no more is named so. */
export function sayValue(say: Say, { field }: ChangedField, { text, code }: ChangeValue, today: Day): string {
  const words = text ?? (code === null || field === 'access' ? say('history.gone') : '');
  return sayers[field]?.(say, { text: words, code: code ?? '' }, today) ?? words;
}
