import { z } from 'zod';
import { refuseField } from '../input/refuse-field.ts';
import { atMost, choice, day, id, maybe, orElse, scalar, wholeNumber } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { rolloverRules } from './rollover-day.ts';

/** The most year wheels that are carried into another year at once. */
const rolloverWheels = 50;
/** The most activities that are carried into another year at once. */
export const rolloverRows = 2_000;

const year = wholeNumber(2018, 2999);

/** Which activities a rollover would carry into a year, with the rules chosen for some of them (product/activities#next-year). */
export const rolloverPreviewInput = z.strictObject({
  calendars: atMost(id, rolloverWheels),
  year,
  rules: orElse(atMost(z.strictObject({ eventInstance: id, rule: choice(rolloverRules) }), rolloverRows), []),
});

/** In which year wheels, all that I own if left out, what a year does not have yet is counted. */
export const rolloverMissingInput = z.strictObject({ calendars: maybe(atMost(id, rolloverWheels)), year });

/** The reference of a rollover: a UUID of the caller's own making. */
const reference = scalar((given: string): string => {
  if (typeof given !== 'string' || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given)) {
    throw new Refusal('badRequest');
  }
  return given.toLowerCase();
}, 'badRequest');

/**
 * Activities to carry into a year, each with its new deadline, the rule that gave it, and who is to be responsible: the same person if left out, nobody
 * if null. Sent again with the same reference, it does nothing more (product/activities#next-year).
 */
export const rollOverInput = z
  .strictObject({
    year,
    reference,
    rows: atMost(
      z.strictObject({ eventInstance: id, to: day, rule: maybe(choice(rolloverRules)), responsible: id.nullish() }),
      rolloverRows,
    ),
  })
  .superRefine(({ rows }, context) => {
    const seen = new Set<number>();
    for (const [at, { eventInstance }] of rows.entries()) {
      if (seen.has(eventInstance)) refuseField(context, ['rows', at, 'eventInstance'], 'badRequest');
      seen.add(eventInstance);
    }
  });
export type RollOverInput = z.output<typeof rollOverInput>;

/** Which rollover is undone. Read it with root ''. */
export const undoRolloverInput = z.strictObject({ reference });
