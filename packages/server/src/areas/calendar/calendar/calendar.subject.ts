import { updateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { readInput } from '@samspel/domain/input';
import type { RootDefinition } from '../../../subject/definition.ts';
import { codecsOf } from '../../../subject/fields.ts';
import { assigned, doer, followers, owner } from '../../../subject/notify/audiences.ts';
import type { NotificationRule } from '../../../subject/notify/notification-rule.ts';
import { archived } from './calendar.action.ts';
import { calendarBody } from './calendar.body.ts';
import { refreshNextDeadline } from './calendar.change.ts';
import { calendarFields } from './calendar.fields.ts';
import { type CalendarRow, calendarById, readChangedCalendar } from './calendar.queries.ts';
import { saveCalendar } from './calendar.save.ts';

/** Notifies the person who asked for a copy that it is ready. */
const copyReady: NotificationRule = { kind: 'COPIED', word: 'copied', to: doer, isOwnDoing: true };

/** A year wheel. */
export const calendarSubject: RootDefinition<CalendarRow> = {
  kind: 'CALENDAR',
  type: 'Calendar',
  permission: 'CALENDAR',
  event: 'calendar',
  byId: calendarById,
  saysTags: true,
  isSharedByMail: true,
  draft: 'calendar.draft',
  notifications: {
    'calendar.imported': [
      { kind: 'ASSIGNED', word: 'assignedImported', to: assigned },
      { kind: 'CHANGED', word: 'imported', to: followers },
    ],
    'calendar.copied': [copyReady],
    'calendar.forked': [copyReady],
    'calendar.rolledOver': [{ kind: 'CHANGED', word: 'rolledOver', to: followers }],
    'calendar.originRolledOver': [{ kind: 'COPIED', word: 'originRolledOver', to: owner }],
  },
  fields: codecsOf(calendarFields),
  history: {
    archived,
    body: calendarBody,
    save: (act, found, input) => saveCalendar(act, found, readInput(updateCalendarInput, input)),
  },
  read: readChangedCalendar,
  restored: ({ tx, services }, id) => refreshNextDeadline(tx, id, services.now()),
};
