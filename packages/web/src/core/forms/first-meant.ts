import { addDays, type Day, isDay, yearOf } from '@samspel/domain/time/day';

interface Known {
  today: Day;
  /** The day that stood in the field before anything was typed; '' if there was none. */
  stood: string;
  /** The first day that the field offers. */
  min: Day | undefined;
  /** Whether the field asks for a day that has been. */
  isPast: boolean | undefined;
}

/**
 * Returns the day from which on a typed day without a year is meant, as the first such day (product/activities#days): the first day of the year that
 * stood in the field, if that is another year than this one or its day has been; else today, or the first day offered.
 */
export function firstMeant({ today, stood, min, isPast }: Known): Day {
  if (isPast) return yearBefore(today);
  if (min) return min;
  const isElsewhere = isDay(stood) && (yearOf(stood) !== yearOf(today) || stood < today);
  return isElsewhere ? `${yearOf(stood)}-01-01` : today;
}

/** The first of the days that end with a day and have each day of the year once. */
function yearBefore(day: Day): Day {
  const same = `${yearOf(day) - 1}${day.slice(4)}`;
  return isDay(same) ? addDays(same, 1) : `${yearOf(day) - 1}-03-01`;
}
