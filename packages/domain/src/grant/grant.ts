import { addMonths, type Day, daysBetween } from '../time/day.ts';

/** Who gives the money. */
export const grantCategories = ['STATE', 'COUNTY', 'EU', 'FOUNDATION', 'OTHER'] as const;
export type GrantCategory = (typeof grantCategories)[number];

/** A grant is applied for before the money is spent; a reimbursement pays back what was spent. */
export const grantTypes = ['GRANT', 'REIMBURSEMENT'] as const;
export type GrantType = (typeof grantTypes)[number];

export const budgetTypes = ['OPERATIONAL', 'INVESTMENT'] as const;

export const terms = ['SHORT_TERM', 'MIDDLE_TERM', 'LONG_TERM', 'YEARLY'] as const;

export const deadlineTypes = ['APPLICATION', 'REPORT'] as const;
export type DeadlineType = (typeof deadlineTypes)[number];

/** Kinds of organization that may apply. */
export const organizationTypes = ['MUNICIPALITY', 'COUNTY', 'OTHER'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** A radar shows what a grant costs (EFFORT) and what it gives (GAIN), in three dimensions each. */
export const radarTypes = ['EFFORT', 'GAIN'] as const;
export type RadarType = (typeof radarTypes)[number];
export const radarNames = ['ECONOMY', 'QUALITY', 'ORGANIZATION'] as const;
export type RadarName = (typeof radarNames)[number];

/** The highest value of a radar entry; the lowest is 0. */
export const radarMaximum = 5;

/** One value of a radar: `sum` is 0 to 5. */
export type RadarEntry = { type: RadarType; name: RadarName; sum: number };

/** Whether the entries make a radar: no entry, one type with its three dimensions, or both types with three each. */
export function isRadar(entries: readonly Pick<RadarEntry, 'type' | 'name'>[]): boolean {
  const places = new Set(entries.map(({ type, name }) => `${type} ${name}`));
  return places.size === entries.length && [...Map.groupBy(entries, ({ type }) => type).values()].every(isWhole);
}

const isWhole = (entries: readonly unknown[]) => entries.length === radarNames.length;

/** A day by which people apply or report. An expected one is based on earlier years, and not announced yet. */
export type Deadline = { type: DeadlineType; date: Day; isExpected: boolean };

/** Whether a report is due on or before the first day by which people apply. */
export function isReportTooEarly(deadlines: readonly Deadline[]): boolean {
  const applications = deadlines.filter(({ type }) => type === 'APPLICATION').map(({ date }) => date);
  const first = applications.toSorted()[0];
  return first !== undefined && deadlines.some(({ type, date }) => type === 'REPORT' && date <= first);
}

/** Days before a deadline from when it counts as soon; the first reminder comes then too. */
const soonDays = 28;

/** Days before a deadline on which those who follow the grant are reminded. */
export const reminderDays = [28, 14, 3] as const;

/** The state of a call; ALWAYS has no deadline to apply by. */
export type CallState = 'OPEN' | 'SOON' | 'CLOSED' | 'ALWAYS';

/**
 * Returns the state of a call on a day.
 * @param next the next day by which people apply, from today; null if there is none @param hasApplication whether it ever had one
 */
export function callState(next: Day | null, hasApplication: boolean, today: Day): CallState {
  if (next === null) return hasApplication ? 'CLOSED' : 'ALWAYS';
  return daysBetween(today, next) <= soonDays ? 'SOON' : 'OPEN';
}

/** Returns what a new call takes over from an older one: all deadlines a year later, expected until somebody confirms them. */
export function nextYearsCall<Call extends { year: number | null; deadlines: readonly Deadline[] }>(call: Call): Call {
  const deadlines = call.deadlines.map((one) => ({ ...one, date: addMonths(one.date, 12), isExpected: true }));
  return { ...call, year: call.year === null ? null : call.year + 1, deadlines };
}

type Stored = Deadline & { id: number };

/**
 * Pairs each wanted deadline with a stored one, so that links to it stay valid: one of the same type and day, otherwise one of the same type that is
 * not paired yet. `undefined` means a new one.
 */
export function keptDeadlines(stored: readonly Stored[], wanted: readonly Deadline[]): (number | undefined)[] {
  const left = new Set(stored);
  const take = (fits: (one: Stored) => boolean): number | undefined => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found?.id;
  };
  const same = wanted.map(({ type, date }) => take((one) => one.type === type && one.date === date));
  return wanted.map(({ type }, at) => same[at] ?? take((one) => one.type === type));
}
