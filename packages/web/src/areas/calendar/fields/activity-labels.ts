import type { Labels } from '../../../core/forms/use-field-errors.ts';

/** What describes an activity is called its purpose. */
export const activityLabels: Labels = { description: 'purpose' };
