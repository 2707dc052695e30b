import { z } from 'zod';
import { updateEventInput } from './event-change.input.ts';
import { updateEventInstanceInput } from './event-instance.input.ts';

/** An activity and its series, changed as one (product/activities#changing-a-series): each as in its own call. */
export const updateActivityInput = z.strictObject({ activity: updateEventInstanceInput, series: updateEventInput });
