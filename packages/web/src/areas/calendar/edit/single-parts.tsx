import type { Day } from '@samspel/domain/time/day';
import { sayDay } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import { fieldsPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { partsOf } from '../../../subject/form/parts-of.ts';
import { activityFields } from '../fields/activity.fields.ts';
import type { SeriesForm } from '../series/series-form.ts';
import { seriesParts } from '../series/series-parts.tsx';
import type { SingleForm } from './single-form.ts';

/** The parts in the form of a single activity, for merging with a newer version. */
export const singleParts = (say: Say, today: Day): ShownPart<SingleForm>[] => [
  ...seriesParts(say, today)
    .filter(({ name }) => name !== 'reminder')
    .map(inSingle),
  fieldsPart<SingleForm, 'reminderDate' | 'reminder' | 'isOwnDay'>(
    ['reminderDate', 'reminder', 'isOwnDay'],
    say('field.reminder'),
    ({ reminder, isOwnDay, reminderDate }) =>
      isOwnDay ? sayDay(say, reminderDate, today) : say(`event.reminder.${reminder}`),
  ),
  ...partsOf<SingleForm>({ note: activityFields.note }, { say, today, names: undefined }),
];

/** Makes a part of the form of a series fit that of a single activity. */
const inSingle = (part: ShownPart<SeriesForm>): ShownPart<SingleForm> => ({
  ...part,
  write: (form, value) => ({ ...form, ...part.write(form, value) }),
});
