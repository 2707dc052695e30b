import type { relatedYearWheelInput, yearWheelInput } from '@samspel/domain/calendar/activities.input';
import { Refusal } from '@samspel/domain/refusal';
import { addDays, addMonths, type Day, dayOf, yearOf } from '@samspel/domain/time/day';
import type { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Context } from '../../../core/graphql/context.ts';
import { type PersonRow, personById } from '../../../core/people/persons.ts';
import { relatedRings, ringsOfPerson } from './ring.queries.ts';

/** Reads a person's year view: twelve months, or several years of them, from the first of a month on, with the rings that the caller may read. */
export async function readYearWheel(context: Context, input: z.output<typeof yearWheelInput>, today: Day) {
  const { caller, services, load } = context;
  const { person: personId = caller.id, year = yearOf(today), years, startMonth = 1, archived } = input;
  const isOwn = personId === caller.id;
  const [person, { rings, archivedRings }] = await Promise.all([
    isOwn ? null : load(personById, personId),
    ringsOfPerson(services.db, caller, personId, archived),
  ]);
  if (!isOwn && !isKnown(caller, person, rings.length + archivedRings)) throw new Refusal('notFound', 'person');
  const days = daysOfYears(year, startMonth, years);
  const dated = rings.map((ring) => ({ ...ring, days }));
  return { personId, year, startMonth, ...days, archivedRings, rings: dated };
}

/**
 * Reads a year of the year wheels that a thing is related to and that the caller may read. Throws `notFound` or `notAllowed` if they may not read the
 * thing.
 */
export async function readRelatedYear(
  { caller, services: { db } }: Context,
  input: z.output<typeof relatedYearWheelInput>,
  today: Day,
) {
  const { meta, year = yearOf(today), years, startMonth = 1 } = input;
  await findSubject(db, caller, meta, 'see', { field: 'meta' });
  const days = daysOfYears(year, startMonth, years);
  const rings = await relatedRings(db, caller, meta);
  return { year, startMonth, rings: rings.map((ring) => ({ ...ring, days })) };
}

/** The first and last day of years of twelve months that begin with the given one. */
export function daysOfYears(year: number, startMonth: number, years: number) {
  const from = dayOf(year, startMonth, 1);
  return { from, to: addDays(addMonths(from, 12 * years), -1) };
}

/**
 * Whether a caller may know that another person's year view exists: unless the person is deactivated, a colleague's or one with something that they
 * may read. So trying out numbers reveals nobody else.
 */
const isKnown = (caller: Caller, person: PersonRow | null, shown: number): boolean =>
  person !== null &&
  person.userStatus !== 'DEACTIVATED' &&
  (person.organizationId === caller.organizationId || shown > 0);
