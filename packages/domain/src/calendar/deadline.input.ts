import { z } from 'zod';
import { refuseField } from './span.input.ts';

/** What a form sends where nothing is written under Frist. */
type Given = { endDate?: string | null; activities?: readonly { endDate?: string | null }[] } | undefined;

/**
 * The schema of a call as a form asks it: the deadline (Frist) must be written there (spec 1 §5), while a call without one means
 * the start date (decision 3). Refused: `input.required` on each `endDate` that is null.
 */
export function withDeadline(schema: z.ZodType) {
  return z.unknown().superRefine((given, context) => {
    for (const issue of schema.safeParse(given, { reportInput: true }).error?.issues ?? [])
      context.addIssue({ ...issue });
    const { endDate, activities = [] } = (given ?? {}) as NonNullable<Given>;
    if (endDate === null) refuseField(context, ['endDate'], 'input.required');
    for (const [index, activity] of activities.entries()) {
      if (activity.endDate === null) refuseField(context, ['activities', index, 'endDate'], 'input.required');
    }
  });
}
