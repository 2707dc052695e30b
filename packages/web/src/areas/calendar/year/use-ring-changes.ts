import { useMutation } from 'urql';
import { UpdateCalendarRingsDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { toast } from '../../../ui/overlay/toaster.tsx';
import type { RingChanges } from '../board/model/use-rings.ts';

/** Keeps the order and colours of the rings with my year, so that they are the same on every device. The ring of my tasks keeps neither. */
export function useRingChanges(rings: readonly { id: string; order: number }[]): RingChanges {
  const sayProblem = useProblemText();
  const [, update] = useMutation(UpdateCalendarRingsDocument);
  const save = async (input: { id: string; order?: number; color?: string }[]) => {
    const { error } = await update({ input });
    if (error) toast.error(sayProblem(error));
    return !error;
  };
  return {
    reorder: (ids) => {
      const orders = new Map(rings.map(({ id, order }) => [id, order]));
      const places = ids.map((id, index) => ({ id, order: index + 1 }));
      return save(places.filter(({ id, order }) => orders.has(id) && orders.get(id) !== order));
    },
    keeps: (id) => rings.some((ring) => ring.id === id),
    recolour: (id, color) => save([{ id, color }]),
  };
}
