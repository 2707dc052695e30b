import { type CombinedError, useMutation } from 'urql';
import { UpdateActivityDocument, UpdateEventDocument, UpdateTogetherDocument } from '../../../generated/graphql.ts';
import { type Saved, useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useText } from '../../../texts/text.tsx';
import { isChanged, type SingleChanges } from './single-form.ts';

/** Saves what has changed in a single activity and in its series, in one call; the toast can undo it all. Returns the error if it failed. */
export function useSaveSingle() {
  const say = useText();
  const [one, sendActivity] = useMutation(UpdateActivityDocument);
  const [all, sendSeries] = useMutation(UpdateEventDocument);
  const [both, sendBoth] = useMutation(UpdateTogetherDocument);
  const sayThatSaved = useSavedToast();

  const send = async ({
    activity,
    series,
  }: SingleChanges): Promise<{ error?: CombinedError | undefined; saved: (Saved | null | undefined)[] }> => {
    if (!isChanged(series)) {
      const { data, error } = await sendActivity({ input: activity });
      return { error, saved: [data?.updateEventInstance] };
    }
    if (!isChanged(activity)) {
      const { data, error } = await sendSeries({ input: series });
      return { error, saved: [data?.updateEvent] };
    }
    const { data, error } = await sendBoth({ input: { activity, series } });
    return { error, saved: [data?.updateActivity.event, data?.updateActivity.activity] };
  };
  const save = async (changes: SingleChanges): Promise<CombinedError | undefined> => {
    const { error, saved } = await send(changes);
    if (!error) sayThatSaved(saved, say('event.created'));
    return error;
  };
  return { save, isBusy: one.fetching || all.fetching || both.fetching };
}
