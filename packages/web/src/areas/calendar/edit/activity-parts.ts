import type { Day } from '@samspel/domain/time/day';
import { sayDay, saySpan } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import { fieldsPart, personPart, richTextPart, textPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import type { ActivityForm } from './activity-form.ts';

/** The parts in the form of an activity, for merging with a newer version. */
export const activityParts = (say: Say, today: Day): ShownPart<ActivityForm>[] => [
  textPart('title', say('field.title')),
  richTextPart('description', say('field.purpose')),
  fieldsPart<ActivityForm, 'startDate' | 'endDate'>(['startDate', 'endDate'], say('event.when'), (days) =>
    saySpan(say, days.startDate, days.endDate, today),
  ),
  personPart('responsible', say('field.responsible')),
  fieldsPart<ActivityForm, 'reminderDate' | 'reminder'>(
    ['reminderDate', 'reminder'],
    say('field.reminder'),
    ({ reminder, reminderDate }) =>
      reminder === 'OWN' ? sayDay(say, reminderDate, today) : say(`event.reminder.${reminder}`),
  ),
  richTextPart('note', say('field.note')),
];
