import { useMutation } from 'urql';
import { UpdateCalendarRingDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { toast } from '../../../ui/toaster.tsx';
import type { RingChanges } from '../board/use-rings.ts';

/** Keeps the order and the colours of my year's rings with my year, so that they are the same on every device. */
export function useRingChanges(rings: readonly { id: string; order: number }[]): RingChanges {
  const sayProblem = useProblemText();
  const [, update] = useMutation(UpdateCalendarRingDocument);
  const save = async (input: { id: string; order?: number; color?: string }): Promise<boolean> => {
    const { error } = await update({ input });
    if (error) toast.error(sayProblem(error));
    return !error;
  };
  return {
    reorder: async (ids) => {
      const orders = new Map(rings.map(({ id, order }) => [id, order]));
      for (const [index, id] of ids.entries()) {
        // The first that is refused ends it: the rest stays in its order.
        if (orders.get(id) !== index + 1 && !(await save({ id, order: index + 1 }))) return;
      }
    },
    recolour: (id, color) => void save({ id, color }),
  };
}
