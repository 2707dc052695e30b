import type { UpdateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { saveRoot } from '../../../subject/root/root.save.ts';
import { archived } from './calendar.action.ts';
import { calendarBody } from './calendar.body.ts';
import { type CalendarRow, readChangedCalendar } from './calendar.queries.ts';
import { changeCalendar } from './calendar.write.ts';

const saved = { event: 'calendar', history: { archived, body: calendarBody }, read: readChangedCalendar } as const;

/** Saves a change of a year wheel that the caller may edit, from an update or an undo: checks the rules, writes and announces it. */
export const saveCalendar = (act: Act, found: LockedSubject, input: UpdateCalendarInput): Promise<CalendarRow> =>
  saveRoot(act, saved, found, input, () => changeCalendar(act.tx, input));
