import type { WorkingDayRule } from '@samspel/domain/time/working-days';
import { sayShortDay, saySpan } from '@samspel/i18n/days';
import { historyOf } from '../../subject/form/fields.ts';
import { statusField, titleField, wholeDay, yesNo } from '../../subject/history/common-fields.ts';
import type { KindHistory } from '../../subject/kinds.tsx';
import { rootHistory } from '../../subject/root/root-history.ts';
import type { ShownField, ShownFields } from '../../subject/shown-field.ts';
import { activityFields, inheritedFields, seriesFields } from './fields/activity.fields.ts';
import { calendarFields } from './fields/calendar.fields.ts';
import { sayRepetition } from './series/repetition-words.ts';

const span: ShownField = {
  label: 'field.activities',
  isList: true,
  say: (say, { text }, today) => {
    const [start, end] = text.split('/');
    return saySpan(say, start!, end!, today);
  },
};

const { startTime, endTime, reminder, todoTemplate, description } = seriesFields;

/** A series and its activities share the fields of a single activity, which people see as one thing. */
const shownFields: ShownFields = {
  title: titleField,
  calendar: { label: 'calendar.one', say: (say, { text, code }) => text || say('history.calendar', { id: code }) },
  status: statusField,
  isDone: { label: 'field.isDone', say: yesNo },
  startDate: { label: 'field.startDate', say: wholeDay },
  endDate: { label: 'field.endDate', say: wholeDay },
  ...historyOf({ startTime, endTime }),
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
  ...historyOf({ ...inheritedFields, reminder }),
  reminderDate: { label: 'field.reminderDate', say: wholeDay },
  ...historyOf({ tags: seriesFields.tags, description, note: activityFields.note, todoTemplate }),
};

/** To people a single activity and its series are one thing, so both are called an activity. */
const sayActivity =
  (kind: 'EVENT' | 'EVENT_INSTANCE'): KindHistory['sayThing'] =>
  (say, { title, day, isSingle }, today) => {
    const what = say(isSingle ? 'history.kind.EVENT_INSTANCE' : `history.kind.${kind}`);
    return `${what} · ${title}${day ? `, ${sayShortDay(say, day, today)}` : ''}`;
  };

/** How histories describe year wheels, their series and their activities. */
export const calendarHistory: KindHistory = {
  fields: rootHistory(calendarFields),
  sayThing: (say) => say('history.kind.CALENDAR'),
};
export const seriesHistory: KindHistory = { fields: shownFields, sayThing: sayActivity('EVENT') };
export const activityHistory: KindHistory = { fields: shownFields, sayThing: sayActivity('EVENT_INSTANCE') };
