import type { municipalityYearInput } from '@samspel/domain/calendar/activities.input';
import { type Day, yearOf } from '@samspel/domain/time/day';
import type { z } from 'zod';
import type { Context } from '../../../core/graphql/context.ts';
import { progressOfInstances } from '../activity/activity-list.queries.ts';
import { listCalendars } from '../calendar/calendar-list.queries.ts';
import { daysOfYears } from './year-wheel.queries.ts';

/** The most year wheels in one answer, and the most activities that they have together, unless the first alone has more. */
const mostRings = 100;
const mostTogether = 3_000;

/** The year wheels of an organization that the caller may open, by title; archived ones are left out (product/access#archive-and-trash). */
const openIn = (organization: number, offset: number) => ({
  organizations: [organization],
  persons: [],
  limited: false,
  archived: false,
  sort: 'TITLE' as const,
  order: 'ASCENDING' as const,
  limit: mostRings,
  offset,
});

/**
 * Reads a year of the year wheels that people of the caller's organization made and that the caller may read: as many, from an offset on, as fit in
 * one answer (product/year-wheels#my-municipality).
 */
export async function readMunicipalityYear(
  context: Context,
  input: z.output<typeof municipalityYearInput>,
  today: Day,
) {
  const { caller, services } = context;
  const { year = yearOf(today), years, startMonth = 1, offset } = input;
  const days = daysOfYears(year, startMonth, years);
  const page = await listCalendars(services.db, caller, openIn(caller.organizationId, offset));
  const sizes = await Promise.all(
    page.nodes.map(({ id }) => progressOfInstances(context, { of: 'calendar', id, days })),
  );
  const shown = howManyFit(sizes.map(({ total }) => total));
  const total = await page.count();
  return {
    year,
    startMonth,
    total,
    offset,
    next: offset + shown < total ? offset + shown : null,
    rings: page.nodes.slice(0, shown).map((calendar) => ({ calendar, calendarId: calendar.id, days })),
  };
}

/** How many year wheels, from the first on, fit in one answer: at least one. @param sizes how many activities each has */
function howManyFit(sizes: readonly number[]): number {
  let together = 0;
  const over = sizes.findIndex((size) => {
    together += size;
    return together > mostTogether;
  });
  return over === -1 ? sizes.length : Math.max(1, over);
}
