import { addDays, weekdayOf, weekdays } from '../time/day.ts';
import { lastMorning, morningOf } from '../time/morning.ts';
import type { PersonSettings } from './settings.ts';

/** How often a person gets notifications by mail (product/shell#mails-of-notifications). */
export const mailFrequencies = ['INSTANT', 'DAILY', 'WEEKLY', 'NEVER'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** The setting of each frequency. If several are on, the first one counts; if none is, no mails are sent. */
export const frequencySettings = {
  INSTANT: 'sendInstantNotificationMail',
  DAILY: 'sendDailyNotificationMail',
  WEEKLY: 'sendWeeklyNotificationMail',
} as const;

/** The three settings that say how often a person gets mails. */
export type FrequencySettings = Pick<PersonSettings, (typeof frequencySettings)[keyof typeof frequencySettings]>;

/** Returns how often a person with these settings gets mails. */
export function mailFrequencyOf(settings: FrequencySettings): MailFrequency {
  return mailFrequencies.find((one) => one === 'NEVER' || settings[frequencySettings[one]])!;
}

/** Returns the settings of a person who chooses a frequency. */
export const settingsOfFrequency = (chosen: MailFrequency): FrequencySettings => ({
  sendInstantNotificationMail: chosen === 'INSTANT',
  sendDailyNotificationMail: chosen === 'DAILY',
  sendWeeklyNotificationMail: chosen === 'WEEKLY',
});

/** Changes of the same thing within this many minutes are put into one mail. */
export const mailWaitMinutes = 10;

/** Returns when daily and weekly mails were last due (now included) and when they are due next: in the morning, the weekly ones on Mondays. */
export function digestMoments(now: Date): Record<'last' | 'next', { daily: Date; weekly: Date }> {
  const day = lastMorning(now);
  const monday = addDays(day, -weekdays.indexOf(weekdayOf(day)));
  return {
    last: { daily: morningOf(day), weekly: morningOf(monday) },
    next: { daily: morningOf(addDays(day, 1)), weekly: morningOf(addDays(monday, 7)) },
  };
}
