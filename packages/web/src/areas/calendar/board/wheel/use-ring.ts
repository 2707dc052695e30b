import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { CreateCalendarRingDocument, DeleteCalendarRingDocument } from '../../../../generated/graphql.ts';
import { useProblemText } from '../../../../texts/refusal.ts';
import { useText } from '../../../../texts/text.tsx';
import { toast } from '../../../../ui/overlay/toaster.tsx';
import { paths } from '../../address/paths.ts';

/** Whether a year wheel is in my year view, and the function to add or remove it. */
export interface Ring {
  isIn: boolean;
  toggle: () => Promise<void>;
}

/** What is known of a ring; its colour and order let it come back as it was. */
type MyRing = { id: string; color?: string; order?: number };

/** Adds a year wheel to my year view, or removes it, which can be undone; the year wheel itself stays. */
export function useRing({ id, title, myRing }: { id: string; title: string; myRing: MyRing | null }): Ring {
  const say = useText();
  const navigate = useNavigate();
  const sayProblem = useProblemText();
  const [, create] = useMutation(CreateCalendarRingDocument);
  const [, remove] = useMutation(DeleteCalendarRingDocument);
  const add = async (place?: Omit<MyRing, 'id'>) => {
    const { error } = await create({ input: { calendar: id, ...place } });
    if (error) return toast.error(sayProblem(error));
    const showIt = { words: say('calendar.ring.show'), run: () => void navigate(paths.myYear) };
    toast.success(say('calendar.ring.added', { title }), place ? undefined : showIt);
  };
  const takeOut = async ({ id: ring, color, order }: MyRing) => {
    const { error } = await remove({ id: ring });
    if (error) return toast.error(sayProblem(error));
    const undo = () => void add({ ...(color && { color }), ...(order !== undefined && { order }) });
    toast.success(say('calendar.ring.removed', { title }), { words: say('button.undo'), run: undo });
  };
  return { isIn: myRing !== null, toggle: () => (myRing ? takeOut(myRing) : add()) };
}
