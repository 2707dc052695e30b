import { z } from 'zod';
import { atMost, colour, id, maybe, wholeNumber } from '../input.ts';

const order = wholeNumber(0, 2_147_483_647);

/** A year wheel for one's own year view; without an order it comes last, without a colour it has the year wheel's. */
export const createCalendarRingInput = z.strictObject({ calendar: id, order: maybe(order), color: maybe(colour) });

/** Changes to a ring of one's own: a field left out stays as it is. */
export const updateCalendarRingInput = z.strictObject({ id, order: maybe(order), color: maybe(colour) });
export type UpdateCalendarRingInput = z.output<typeof updateCalendarRingInput>;

/** Changes to several rings of one's own, at most 100. */
export const updateCalendarRingsInput = atMost(updateCalendarRingInput, 100);
