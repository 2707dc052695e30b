import { readRepetition } from '@samspel/domain/import/repetition-phrase';
import type ICAL from 'ical.js';
import { osloText } from './ics-time.ts';

/**
 * Returns the rule of an event as a series can say it; null if it has exceptions, additions or overrides, or a rule that gives other days than a series
 * would: by its count, on several days, on the 29th to 31st, or on another day in Oslo than where it was written.
 */
export function ruleAsText(event: ICAL.Event): string | null {
  const { component, startDate } = event;
  const has = (name: string) => component.getFirstProperty(name) !== null;
  const rules = component.getAllProperties('rrule');
  if (rules.length !== 1 || has('exdate') || has('rdate') || has('exrule') || hasOverrides(event)) return null;
  const rule = simplified(String(rules[0]!.getFirstValue()), startDate);
  const isLate = startDate.day > 28 && /FREQ=(?:MONTHLY|YEARLY)/.test(rule) && !/BYDAY/.test(rule);
  const day = osloText(startDate, null)?.slice(8, 10);
  return isLate || Number(day) !== startDate.day || readRepetition(rule) === null ? null : rule;
}

/** Returns a rule without parts that only say again what its first day says. */
function simplified(rule: string, { day, month }: ICAL.Time): string {
  return rule
    .split(';')
    .filter((part) => part !== `BYMONTHDAY=${day}` && !(part === `BYMONTH=${month}` && rule.includes('FREQ=YEARLY')))
    .join(';');
}

const hasOverrides = ({ exceptions }: ICAL.Event): boolean => Object.keys(exceptions ?? {}).length > 0;
