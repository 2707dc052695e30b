import type { Reminder } from '@samspel/domain/calendar/reminder';

/** When an activity reminds: a certain time before its deadline, or on a day chosen by the person. */
export type ReminderChoice = Reminder | 'OWN';
