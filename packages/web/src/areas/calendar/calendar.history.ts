import type { CalendarCategory } from '@samspel/domain/calendar/calendar';
import type { Reminder } from '@samspel/domain/calendar/reminder';
import type { WorkingDayRule } from '@samspel/domain/time/working-days';
import { sayShortDay, saySpan } from '@samspel/i18n/days';
import {
  kostraField,
  sharingFields,
  statusField,
  tagsField,
  titleField,
  wholeDay,
  yesNo,
} from '../../subject/history/common-fields.ts';
import type { KindHistory } from '../../subject/kinds.tsx';
import type { ShownField, ShownFields } from '../../subject/shown-field.ts';
import { sayColour } from './fields/ring-colours.ts';
import { sayRepetition } from './series/repetition-words.ts';

const reminder: ShownField = {
  label: 'field.reminder',
  say: (say, { code }) => say(`event.reminder.${code as Reminder}`),
};
const span: ShownField = {
  label: 'field.activities',
  isList: true,
  say: (say, { text }, today) => {
    const [start, end] = text.split('/');
    return saySpan(say, start!, end!, today);
  },
};

const calendarFields: ShownFields = {
  title: titleField,
  status: statusField,
  color: { label: 'field.color', isColour: true, say: (say, { text }) => sayColour(say, text) },
  category: { label: 'field.category', say: (say, { code }) => say(`calendar.category.${code as CalendarCategory}`) },
  kostraFunctions: kostraField,
  ...sharingFields,
  description: { label: 'field.description' },
};

/** A series and its activities share the fields of a single activity, which people see as one thing. */
const activityFields: ShownFields = {
  title: titleField,
  calendar: { label: 'calendar.one', say: (say, { text, code }) => text || say('history.calendar', { id: code }) },
  status: statusField,
  isDone: { label: 'field.isDone', say: yesNo },
  startDate: { label: 'field.startDate', say: wholeDay },
  endDate: { label: 'field.endDate', say: wholeDay },
  startTime: { label: 'field.startTime' },
  endTime: { label: 'field.endTime' },
  activities: span,
  repetitionDefinition: {
    label: 'field.repetitionDefinition',
    say: (say, { code }) =>
      sayRepetition(say, { position: null, weekday: null, anchor: null, weeks: null, ...JSON.parse(code) }),
  },
  startRepetitionDate: { label: 'field.startRepetitionDate', say: wholeDay },
  endRepetitionDate: { label: 'field.endRepetitionDate', say: wholeDay },
  workingDay: {
    label: 'field.workingDay',
    say: (say, { code }) => say(`event.workingDay.${code as WorkingDayRule}`),
  },
  exceptDates: {
    label: 'history.field.exceptDates',
    isList: true,
    say: (say, { text }, today) => sayShortDay(say, text, today),
  },
  responsible: { label: 'field.responsible' },
  reminder,
  reminderDate: { label: 'field.reminderDate', say: wholeDay },
  tags: tagsField,
  description: { label: 'field.purpose' },
  note: { label: 'field.note' },
  todoTemplate: { label: 'field.todoTemplate', isList: true },
};

/** To people a single activity and its series are one thing, so both are called an activity. */
const sayActivity =
  (kind: 'EVENT' | 'EVENT_INSTANCE'): KindHistory['sayThing'] =>
  (say, { title, day, isSingle }, today) => {
    const what = say(isSingle ? 'history.kind.EVENT_INSTANCE' : `history.kind.${kind}`);
    return `${what} · ${title}${day ? `, ${sayShortDay(say, day, today)}` : ''}`;
  };

/** How histories describe year wheels, their series and their activities. */
export const calendarHistory: KindHistory = { fields: calendarFields, sayThing: (say) => say('history.kind.CALENDAR') };
export const seriesHistory: KindHistory = { fields: activityFields, sayThing: sayActivity('EVENT') };
export const activityHistory: KindHistory = { fields: activityFields, sayThing: sayActivity('EVENT_INSTANCE') };
