import { useMutation } from 'urql';
import { useProblemText } from '../../../core/texts/refusal.ts';
import { useText } from '../../../core/texts/text.tsx';
import { RemoveEventsDocument } from '../../../generated/graphql.ts';
import { toast } from '../../../ui/toaster.tsx';
import { useYearOffer } from '../year/use-year-offer.ts';

interface Created {
  id: string;
  startDate: string;
}

/**
 * Says that activities are made. What lies in another year than the one shown is offered to be seen; else making it can be undone, all at once.
 * It works on after the form is gone.
 */
export function useCreatedToast(): (created: readonly Created[]) => void {
  const say = useText();
  const sayProblem = useProblemText();
  const offerYear = useYearOffer();
  const [, remove] = useMutation(RemoveEventsDocument);
  const undo = async (created: readonly Created[]) => {
    const { error } = await remove({ ids: created.map(({ id }) => id) });
    if (error) toast.error(sayProblem(error));
    else toast.info(say('event.createdUndone', { count: created.length }));
  };
  return (created) => {
    const years = created.map(({ startDate }) => offerYear(startDate));
    const offer = years.every(Boolean) ? years[0] : undefined;
    toast.success(
      say('event.createdCount', { count: created.length }),
      offer ?? { words: say('button.undo'), run: () => void undo(created) },
    );
  };
}
