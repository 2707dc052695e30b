import { useMutation } from 'urql';
import { RestoreCalendarDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/toaster.tsx';

/** Brings a removed year wheel back and says how it went; answers whether it came. Works on after what asked for it has left the page. */
export function useRestore() {
  const say = useText();
  const sayProblem = useProblemText();
  const [, restore] = useMutation(RestoreCalendarDocument);
  return async ({ id, title }: { id: string; title: string }): Promise<boolean> => {
    const { error } = await restore({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('calendar.trash.restored', { title }));
    return !error;
  };
}
