import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { RemoveEventsDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { paths } from '../address/paths.ts';
import { useYearOffer } from '../address/use-year-offer.ts';
import type { WritableCalendar } from '../fields/use-writable-calendars.ts';

interface Created {
  id: string;
  startDate: string;
  /** The number of activities in its series, if there may be several. */
  progress?: { total: number };
}

/** Counts the activities created: a series counts as many as it has. */
export const activitiesOf = (created: readonly Pick<Created, 'progress'>[]): number =>
  created.reduce((before, { progress }) => before + (progress?.total ?? 1), 0);

/**
 * Announces that activities were created. If the page does not show them, since they are in another year or in a year wheel not in my year, the toast
 * offers to show them; otherwise to undo them all at once. It still works after the form has closed.
 * @param chosen the year wheel, if it was chosen among my own
 */
export function useCreatedToast(chosen?: WritableCalendar): (created: readonly Created[]) => void {
  const say = useText();
  const sayProblem = useProblemText();
  const offerYear = useYearOffer();
  const navigate = useNavigate();
  const [, remove] = useMutation(RemoveEventsDocument);
  const undo = async (created: readonly Created[]) => {
    const { error } = await remove({ ids: created.map(({ id }) => id) });
    if (error) toast.error(sayProblem(error));
    else toast.info(say('event.createdUndone', { count: activitiesOf(created) }));
  };
  const offerFor = (created: readonly Created[]) => {
    if (chosen && !chosen.myRing) {
      return { words: say('event.calendar.show'), run: () => void navigate(paths.calendar(chosen)) };
    }
    const years = created.map(({ startDate }) => offerYear(startDate));
    return years.every(Boolean) ? years[0] : undefined;
  };
  return (created) =>
    toast.success(
      say('event.createdCount', { count: activitiesOf(created) }),
      offerFor(created) ?? { words: say('button.undo'), run: () => void undo(created) },
    );
}
