import type { Day } from '@samspel/domain/time/day';
import { sayDay, saySpan } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import { fieldsPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { partsOf } from '../../../subject/form/parts-of.ts';
import { activityFields, inheritedFields } from '../fields/activity.fields.ts';
import type { ActivityForm } from './activity-form.ts';

/** The parts in the form of an activity, for merging with a newer version. */
export function activityParts(say: Say, today: Day): ShownPart<ActivityForm>[] {
  const speaker = { say, today, names: undefined };
  const { title, description, note } = activityFields;
  return [
    ...partsOf<ActivityForm>({ title, description }, speaker),
    fieldsPart<ActivityForm, 'startDate' | 'endDate'>(['startDate', 'endDate'], say('event.when'), (days) =>
      saySpan(say, days.startDate, days.endDate, today),
    ),
    ...partsOf<ActivityForm>(inheritedFields, speaker),
    fieldsPart<ActivityForm, 'reminderDate' | 'reminder'>(
      ['reminderDate', 'reminder'],
      say('field.reminder'),
      ({ reminder, reminderDate }) =>
        reminder === 'OWN' ? sayDay(say, reminderDate, today) : say(`event.reminder.${reminder}`),
    ),
    ...partsOf<ActivityForm>({ note }, speaker),
  ];
}
