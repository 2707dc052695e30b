import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { RemoveEventsDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { paths } from '../address/paths.ts';
import { type Landed, useGoToActivity } from '../address/use-go-to-activity.ts';
import type { WritableCalendar } from '../fields/use-writable-calendars.ts';

interface Created {
  id: string;
  /** The first activity of its series. */
  instances?: { nodes: readonly Landed[] } | null;
  /** The number of activities in its series, if there may be several. */
  progress?: { total: number };
}

/** Counts the activities created: a series counts as many as it has. */
export const activitiesOf = (created: readonly Pick<Created, 'progress'>[]): number =>
  created.reduce((before, { progress }) => before + (progress?.total ?? 1), 0);

/**
 * Announces that activities were created, and goes to the first of them, in its year; the toast offers to undo them all at once. If the page does not
 * show them, since they are in a year wheel not in my year, the toast offers to show that instead. It still works after the form has closed.
 * @param chosen the year wheel, if it was chosen among my own
 */
export function useCreatedToast(chosen?: WritableCalendar): (created: readonly Created[]) => void {
  const say = useText();
  const sayProblem = useProblemText();
  const goTo = useGoToActivity();
  const navigate = useNavigate();
  const [, remove] = useMutation(RemoveEventsDocument);
  const undo = async (created: readonly Created[]) => {
    const { error } = await remove({ ids: created.map(({ id }) => id) });
    if (error) toast.error(sayProblem(error));
    else toast.info(say('event.createdUndone', { count: activitiesOf(created) }));
  };
  return (created) => {
    const words = say('event.createdCount', { count: activitiesOf(created) });
    if (chosen && !chosen.myRing) {
      toast.success(words, { words: say('event.calendar.show'), run: () => void navigate(paths.calendar(chosen)) });
      return;
    }
    toast.success(words, { words: say('button.undo'), run: () => void undo(created) });
    const firsts = created.flatMap(({ instances }) => instances?.nodes[0] ?? []);
    const [first] = firsts.sort((one, other) => one.startDate.localeCompare(other.startDate));
    if (first) goTo(first);
  };
}
