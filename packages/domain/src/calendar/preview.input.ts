import { z } from 'zod';
import { refuseField } from '../input/refuse-field.ts';
import { choice, day, id, maybe } from '../input.ts';
import { workingDayRules } from '../time/working-days.ts';
import { repetitionInput } from './event.input.ts';
import { checkDays } from './span.input.ts';

/** The dates of a series that is not made yet, to preview it; as in `createEventInput`. Without `calendar`, the working days are those of the caller's organization. */
export const previewSeriesInput = z
  .strictObject({
    startDate: day,
    endDate: maybe(day),
    repetitionDefinition: maybe(repetitionInput),
    startRepetitionDate: maybe(day),
    endRepetitionDate: maybe(day),
    workingDay: maybe(choice(workingDayRules)),
    calendar: maybe(id),
  })
  .superRefine((series, context) => {
    const { startDate, startRepetitionDate = startDate, endRepetitionDate } = series;
    checkDays(series, context);
    if (endRepetitionDate && endRepetitionDate < startRepetitionDate) {
      refuseField(context, ['endRepetitionDate'], 'input.endBeforeStart');
    }
  })
  .transform((series) => ({ ...series, endDate: series.endDate ?? series.startDate }));
