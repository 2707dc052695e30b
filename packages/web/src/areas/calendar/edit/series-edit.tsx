import { updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { withDays } from '@samspel/domain/calendar/form-days.input';
import type { ReactNode } from 'react';
import { useMutation } from 'urql';
import { type Guard, useUnsaved } from '../../../core/forms/unsaved.ts';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { type SeriesPartsFragment, UpdateEventDocument } from '../../../generated/graphql.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useSaveProblem } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { activityLabels } from '../fields/activity.fields.ts';
import { useNewestSeries } from '../series/newest-series.ts';
import { daysOf, type From, seriesChanges, seriesFormOf } from '../series/series-changes.ts';
import { SeriesFields } from '../series/series-fields.tsx';
import { seriesField } from '../series/series-form.ts';
import { seriesParts } from '../series/series-parts.tsx';
import { type Typed, typedOf } from './edit-scope.ts';
import { SeriesSave } from './series-save.tsx';

interface Props {
  series: SeriesPartsFragment;
  /** The first activity to change; without it, the whole series is changed. */
  from?: From | undefined;
  /** Renders the part above the fields, from what is typed. `begun` is what was typed in another scope. */
  head: (typed: Typed) => ReactNode;
  begun: Typed;
  report: Guard['report'];
  /** Goes back without saving; asks first if something would be lost. */
  onCancel: () => void;
  /** Goes back to the activity, which may no longer exist if the days changed. */
  onDone: (daysChanged: boolean) => void;
}

const schema = withDays(updateEventInput);

/**
 * The form of a series, or of the rest of it. Only what changed is sent, after a warning about what new days do to its activities
 * (product/activities#how-a-series-is-stored).
 */
export function SeriesEdit({ series, from, head, begun, report, onCancel, onDone }: Props) {
  const say = useText();
  const sayProblem = useSaveProblem('access.noWrite.series');
  const today = useToday();
  const { stored, base, form, set, conflict } = useEdited({
    start: series,
    begun,
    formOf: (one: SeriesPartsFragment) => seriesFormOf(one, from),
    parts: () => seriesParts(say, today),
    fetchNewest: useNewestSeries(series.id),
  });
  const input = seriesChanges(stored, form, from);
  const errors = useFieldErrors(schema, input, seriesField(form), activityLabels);
  const [{ fetching }, send] = useMutation(UpdateEventDocument);
  const sayThatSaved = useSavedToast();
  const isChanged = Object.keys(input).length > (from ? 3 : 2);
  useUnsaved({ report }, 'form', isChanged);

  const save = async () => {
    const { data, error } = await send({ input });
    if (!error) sayThatSaved(data?.updateEvent, say('event.seriesSaved'));
    return error;
  };
  return (
    <SeriesSave
      {...{ errors, conflict, isChanged, sayProblem, onCancel, onDone }}
      days={daysOf(input)}
      send={save}
      isSending={fetching}
    >
      {head(typedOf(form, base))}
      <SeriesFields isThere isRest={from !== undefined} {...{ form, errors, set }} />
    </SeriesSave>
  );
}
