import { useMutation } from 'urql';
import { CreateCalendarRingDocument, DeleteCalendarRingDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/toaster.tsx';

/** Whether a year wheel is in my year view, and the way in and out. */
export interface Ring {
  isIn: boolean;
  toggle: () => Promise<void>;
}

/** Adds a year wheel to my year view or takes it out again; the wheel itself stays. */
export function useRing({ id, title, myRing }: { id: string; title: string; myRing: { id: string } | null }): Ring {
  const say = useText();
  const sayProblem = useProblemText();
  const [, create] = useMutation(CreateCalendarRingDocument);
  const [, remove] = useMutation(DeleteCalendarRingDocument);
  const toggle = async () => {
    const { error } = await (myRing ? remove({ id: myRing.id }) : create({ input: { calendar: id } }));
    if (error) return toast.error(sayProblem(error));
    toast.success(say(myRing ? 'calendar.ring.removed' : 'calendar.ring.added', { title }));
  };
  return { isIn: myRing !== null, toggle };
}
