import { z } from 'zod';
import { updateEventInput } from './event-change.input.ts';
import { updateEventInstanceInput } from './event-instance.input.ts';

/** An activity and the series that it belongs to, changed as one (product/activities#changing-a-series): each as it would be alone. */
export const updateActivityInput = z.strictObject({ activity: updateEventInstanceInput, series: updateEventInput });
