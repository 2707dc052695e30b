import { useCallback, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { inTurn } from '../../../core/in-turn.ts';
import { hereWith } from '../../../core/offline/here.ts';
import { type Tick, waitingTickOf } from '../../../core/offline/waiting-ticks.ts';
import { type ActivityPartsFragment, TickActivityDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/toaster.tsx';

/** An activity that was just completed, for the experience note (product/activities#ticks). */
export interface Completed {
  id: string;
  title: string;
  /** Its version after the tick. */
  version: number;
  /** Its experience note as it is: rich text as JSON; '' for none. */
  note: string;
  /** The note as it is written now, and not saved yet. */
  draft: string;
}

/** An activity as its tick needs it: with the version that is shown. */
type Ticked = Pick<ActivityPartsFragment, 'id' | 'title' | 'version'>;

/** Ticking activities so that it shows at once. */
export interface Ticks {
  /** What was ticked and is not answered yet, by id. */
  pending: ReadonlyMap<string, boolean>;
  tick: (activity: Ticked, isDone: boolean) => Promise<void>;
  /** The one completed last, until it is dismissed; one whose note is being written stays while others are ticked. */
  completed: Completed | null;
  /** Keeps what is written of its note, wherever the offer is shown. */
  write: (draft: string) => void;
  dismiss: () => void;
}

/** Whether something is written in the note of what was completed, and not saved. */
export const isWriting = (completed: Completed | null): boolean =>
  completed !== null && completed.draft !== completed.note;

/** Sends ticks, those of one activity in turn; one that is refused is taken back, with the reason. */
export function useTicks(): Ticks {
  const say = useText();
  const sayProblem = useProblemText();
  const [, send] = useMutation(TickActivityDocument);
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [completed, setCompleted] = useState<Completed | null>(null);
  const [takeTurn] = useState(inTurn);
  const now = useRef(completed);
  now.current = completed;
  const tick: Ticks['tick'] = async ({ id, title, version: seen }, isDone) => {
    setPending((before) => new Map(before).set(id, isDone));
    const waits: Tick = { of: 'EventInstance', id, title, activity: id, path: hereWith(id), isDone, version: seen };
    const { answer, isLast } = await takeTurn(id, () => send({ id, isDone }, { tick: waits }));
    if (!isLast) return;
    const { data, error } = answer;
    setPending((before) => without(before, id));
    if (error) return toast.error(sayProblem(error));
    if (waitingTickOf('EventInstance', id)) return toast.info(say('offline.tickWaits', { title }));
    const isBusy = isWriting(now.current) && now.current?.id !== id;
    if (isDone && isBusy) return toast.success(say('event.completed', { title }));
    if (isDone && data) {
      const { version, note } = data.updateEventInstance;
      return setCompleted({ id, title, version, note: note ?? '', draft: note ?? '' });
    }
    if (!isBusy) setCompleted(null);
    toast.info(say('event.restored', { title }));
  };
  return {
    pending,
    tick,
    completed,
    write: useCallback((draft) => setCompleted((before) => before && { ...before, draft }), []),
    dismiss: useCallback(() => setCompleted(null), []),
  };
}

function without(map: ReadonlyMap<string, boolean>, id: string): ReadonlyMap<string, boolean> {
  return new Map([...map].filter(([key]) => key !== id));
}
