import { updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { withDays } from '@samspel/domain/calendar/form-days.input';
import { z } from 'zod';
import { type Guard, useUnsaved } from '../../../core/forms/unsaved.ts';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useToday } from '../../../core/time/use-today.ts';
import type { ActivityDetailsFragment, SeriesPartsFragment } from '../../../generated/graphql.ts';
import { useSaveProblem } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { activityLabels } from '../fields/activity.fields.ts';
import { daysOf } from '../series/series-changes.ts';
import { seriesField } from '../series/series-form.ts';
import { SeriesSave } from './series-save.tsx';
import { SingleFields } from './single-fields.tsx';
import { isChanged, singleChanges, singleFormOf } from './single-form.ts';
import { singleParts } from './single-parts.tsx';
import { useNewestSingle } from './use-newest-single.ts';
import { useSaveSingle } from './use-save-single.ts';

interface Props {
  activity: ActivityDetailsFragment;
  series: SeriesPartsFragment;
  report: Guard['report'];
  onCancel: () => void;
  onDone: (daysChanged: boolean) => void;
}

const schema = z.object({ activity: withDays(updateEventInstanceInput), series: withDays(updateEventInput) });

/**
 * The form of a single activity, with all fields of it and its series. If it starts to repeat, it is one of a series
 * (product/activities#changing-a-series).
 */
export function SingleEdit({ activity, series, report, onCancel, onDone }: Props) {
  const say = useText();
  const sayProblem = useSaveProblem('access.noWrite.event');
  const today = useToday();
  const { stored, form, set, conflict } = useEdited({
    start: { activity, series },
    formOf: singleFormOf,
    parts: () => singleParts(say, today),
    fetchNewest: useNewestSingle(activity),
  });
  const input = singleChanges(stored, form);
  const nameOf = ([first = '', ...path]: readonly string[]) =>
    seriesField(form)(first === 'activity' || first === 'series' ? path : [first, ...path]);
  const errors = useFieldErrors(schema, input, nameOf, activityLabels);
  const { save, isBusy } = useSaveSingle();
  const isUnsaved = isChanged(input.activity) || isChanged(input.series);
  useUnsaved({ report }, 'form', isUnsaved);

  return (
    <SeriesSave
      {...{ errors, conflict, sayProblem, onCancel, onDone }}
      isChanged={isUnsaved}
      days={daysOf(input.series)}
      send={() => save(input)}
      isSending={isBusy}
    >
      <SingleFields {...{ form, errors, set }} />
    </SeriesSave>
  );
}
