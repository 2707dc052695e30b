import type { Reminder } from '@samspel/domain/calendar/reminder';

/** How an activity reminds: so long before its deadline, or on a day of one's own choice. */
export type ReminderChoice = Reminder | 'OWN';
