import { z } from 'zod';
import { checkDays } from '../calendar/span.input.ts';
import { refuseField } from '../input/refuse-field.ts';
import { choice, day, id, maybe, title, wholeNumber } from '../input.ts';
import { daysBetween } from '../time/day.ts';
import { eveHours } from '../time/eves.ts';

/** The most spans of each kind that an organization has. */
export const daysLimit = 200;
/** The most days of one span: a long summer. */
const longestDays = 100;

/** The days of an organization in a year. */
export const organizationYearInput = z.strictObject({ organization: id, year: wholeNumber(1900, 2999) });

/** A span of days with a name, new or changed: a school holiday, or days on which the organization is closed (product/activities#working-days). */
export const saveDaysInput = z
  .strictObject({ id: maybe(id), organization: id, title, startDate: day, endDate: maybe(day) })
  .superRefine((days, context) => {
    checkDays(days, context);
    const { startDate, endDate = startDate } = days;
    if (startDate <= endDate && daysBetween(startDate, endDate) >= longestDays) {
      refuseField(context, ['endDate'], 'input.outOfRange');
    }
  })
  .transform((days) => ({ ...days, endDate: days.endDate ?? days.startDate }));
export type SaveDaysInput = z.output<typeof saveDaysInput>;

/** How an organization has the three eves; one that is left out stays as it is. */
export const setEvesInput = z.strictObject({
  organization: id,
  easterEve: maybe(choice(eveHours)),
  christmasEve: maybe(choice(eveHours)),
  newYearsEve: maybe(choice(eveHours)),
});
