import { addDays, type Day, weekdayOf, weekdays } from '../time/day.ts';
import { osloMoment, osloToday } from '../time/oslo.ts';
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

/** When daily and weekly mails are written, in Oslo; the weekly ones on Mondays. */
const digestTime = '07:00';

/** The last moments at which daily and weekly mails were to be written, now included, and the next ones. */
export function digestMoments(now: Date): Record<'last' | 'next', { daily: Date; weekly: Date }> {
  const today = osloToday(now);
  const isTime = now >= osloMoment(today, digestTime);
  const day = isTime ? today : addDays(today, -1);
  const monday = addDays(day, -weekdays.indexOf(weekdayOf(day)));
  const at = (one: Day) => osloMoment(one, digestTime);
  return {
    last: { daily: at(day), weekly: at(monday) },
    next: { daily: at(addDays(day, 1)), weekly: at(addDays(monday, 7)) },
  };
}
