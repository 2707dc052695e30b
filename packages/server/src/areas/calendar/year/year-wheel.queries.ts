import type { yearWheelInput } from '@samspel/domain/calendar/activities.input';
import { Refusal } from '@samspel/domain/refusal';
import { addDays, addMonths, type Day, dayOf, yearOf } from '@samspel/domain/time/day';
import type { z } from 'zod';
import type { Caller } from '../../../core/base/caller.ts';
import type { Context } from '../../../core/graphql/context.ts';
import { type PersonRow, personById } from '../../../core/people/persons.ts';
import { ringsOfPerson } from './ring.queries.ts';

/** A person's year view: twelve months from a month on, with the rings that the caller may read. */
export async function readYearWheel(context: Context, input: z.output<typeof yearWheelInput>, today: Day) {
  const { caller, services, load } = context;
  const { person: personId = caller.id, year = yearOf(today), startMonth = 1, archived } = input;
  const [person, { rings, archivedRings }] = await Promise.all([
    load(personById, personId),
    ringsOfPerson(services.db, caller, personId, archived),
  ]);
  if (!person || !isKnown(caller, person, rings.length + archivedRings)) throw new Refusal('notFound', 'person');
  const from = dayOf(year, startMonth, 1);
  const to = addDays(addMonths(from, 12), -1);
  const dated = rings.map((ring) => ({ ...ring, days: { from, to } }));
  return { personId, year, startMonth, from, to, archivedRings, rings: dated };
}

/**
 * Whether somebody's year view is there for a caller: their own, a colleague's, or one in which there is something that they may read. Whoever walks
 * the numbers is told of nobody else.
 */
const isKnown = (caller: Caller, { id, organizationId, userStatus }: PersonRow, shown: number): boolean =>
  id === caller.id || (userStatus !== 'DEACTIVATED' && (organizationId === caller.organizationId || shown > 0));
