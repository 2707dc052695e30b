import { addMonths, type Day } from '../time/day.ts';

/** How many answers a poll offers. */
export const pollChoices = { min: 2, max: 20 } as const;

/** Returns the last day that a poll asked on `today` may be open: a year later. */
const lastPollDay = (today: Day): Day => addMonths(today, 12);

/** Whether people may still vote; `closes` is the last day that they may. */
export const isPollOpen = (closes: Day, today: Day): boolean => today <= closes;

/** Whether a poll may be open until a day. */
export const isPollDay = (closes: Day, today: Day): boolean => today <= closes && closes <= lastPollDay(today);
