import type { Labels } from '../../../core/forms/use-field-errors.ts';

/** The description of an activity is labelled as its purpose. */
export const activityLabels: Labels = { description: 'purpose' };
