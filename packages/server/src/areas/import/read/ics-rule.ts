import { readRepetition } from '@samspel/domain/import/repetition-phrase';
import type ICAL from 'ical.js';
import { osloText } from './ics-time.ts';

/**
 * Returns the rule of an event as a series can say it; null if it has exceptions, additions or overrides, or a rule that gives other days than a series
 * would: by its count, on several days, on the 29th to 31st, in every second week if it begins on another weekday, or on another day in Oslo than where
 * it was written.
 */
export function ruleAsText(event: ICAL.Event): string | null {
  const { component, startDate } = event;
  const has = (name: string) => component.getFirstProperty(name) !== null;
  const rules = component.getAllProperties('rrule');
  if (rules.length !== 1 || has('exdate') || has('rdate') || has('exrule') || hasOverrides(event)) return null;
  const rule = simplified(String(rules[0]!.getFirstValue()), startDate);
  const isLate = startDate.day > 28 && /FREQ=(?:MONTHLY|YEARLY)/.test(rule) && !/BYDAY/.test(rule);
  const day = osloText(startDate, null)?.slice(8, 10);
  return isLate || isBetweenWeeks(rule, startDate) || Number(day) !== startDate.day || readRepetition(rule) === null
    ? null
    : rule;
}

/** Whether a rule leaves weeks out and begins on another weekday than its own: its weeks count from that of its first day, a series counts from the first activity. */
function isBetweenWeeks(rule: string, startDate: ICAL.Time): boolean {
  const weekday = /BYDAY=(\w+)/.exec(rule)?.[1];
  if (!/FREQ=WEEKLY/.test(rule) || !/INTERVAL=(?!1\b)/.test(rule) || !weekday) return false;
  return weekday !== weekdays[startDate.dayOfWeek() - 1];
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Returns a rule without parts that only say again what its first day says. */
function simplified(rule: string, { day, month }: ICAL.Time): string {
  return rule
    .split(';')
    .filter((part) => part !== `BYMONTHDAY=${day}` && !(part === `BYMONTH=${month}` && rule.includes('FREQ=YEARLY')))
    .join(';');
}

const hasOverrides = ({ exceptions }: ICAL.Event): boolean => Object.keys(exceptions ?? {}).length > 0;
