import { z } from 'zod';
import { refuseField } from './span.input.ts';

/** The days of an activity as a form sends them: null where nothing is written. */
type Days = { startDate?: string | null; endDate?: string | null };
type Given = (Days & { calendar?: string; activities?: readonly Days[] }) | null | undefined;

/**
 * The schema of a call, of one activity or of a list of them, as a form asks it: start and deadline (Frist) must be written there (spec 1 §5),
 * while a call without a deadline means the start date (decision 3). Refused: `input.required` on each that is null, and on a year wheel
 * that is not chosen yet, ''.
 */
export function withDays(schema: z.ZodType) {
  return z.unknown().superRefine((given, context) => {
    const asked = Array.isArray(given) ? given.map(withoutUnchosen) : withoutUnchosen(given as Given);
    const { error } = schema.safeParse(asked, { reportInput: true });
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
    if (!Array.isArray(given)) return checkWritten(given as Given, [], context);
    for (const [index, one] of given.entries()) checkWritten(one, [index], context);
  });
}

const withoutUnchosen = (given: Given) => (given?.calendar === '' ? { ...given, calendar: null } : given);

function checkWritten(given: Given, at: (string | number)[], context: z.RefinementCtx): void {
  const { activities = [], ...days } = given ?? {};
  for (const field of ['startDate', 'endDate'] as const) {
    if (days[field] === null) refuseField(context, [...at, field], 'input.required');
  }
  for (const [index, activity] of activities.entries()) checkWritten(activity, [...at, 'activities', index], context);
}
