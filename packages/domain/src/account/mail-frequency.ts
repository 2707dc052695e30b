import { addDays, weekdayOf, weekdays } from '../time/day.ts';
import { lastMorning, morningOf } from '../time/morning.ts';
import type { PersonSettings } from './settings.ts';

/** How often a person has notifications by mail (product/shell#mails-of-notifications). */
export const mailFrequencies = ['INSTANT', 'DAILY', 'WEEKLY', 'NEVER'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** The settings that say it: where several hold, the first one counts; where none does, there are no mails. */
export const frequencySettings = {
  INSTANT: 'sendInstantNotificationMail',
  DAILY: 'sendDailyNotificationMail',
  WEEKLY: 'sendWeeklyNotificationMail',
} as const;

type FrequencySettings = Pick<PersonSettings, (typeof frequencySettings)[keyof typeof frequencySettings]>;

/** How often a person of these settings has mails. */
export function mailFrequencyOf(settings: FrequencySettings): MailFrequency {
  return mailFrequencies.find((one) => one === 'NEVER' || settings[frequencySettings[one]])!;
}

/** The settings of a person who chooses how often. */
export const settingsOfFrequency = (chosen: MailFrequency): FrequencySettings => ({
  sendInstantNotificationMail: chosen === 'INSTANT',
  sendDailyNotificationMail: chosen === 'DAILY',
  sendWeeklyNotificationMail: chosen === 'WEEKLY',
});

/** Changes of the same thing within so many minutes are one mail. */
export const mailWaitMinutes = 10;

/** The last moments at which daily and weekly mails were to be written, now included, and the next ones: in the morning, the weekly ones on Mondays. */
export function digestMoments(now: Date): Record<'last' | 'next', { daily: Date; weekly: Date }> {
  const day = lastMorning(now);
  const monday = addDays(day, -weekdays.indexOf(weekdayOf(day)));
  return {
    last: { daily: morningOf(day), weekly: morningOf(monday) },
    next: { daily: morningOf(addDays(day, 1)), weekly: morningOf(addDays(monday, 7)) },
  };
}
