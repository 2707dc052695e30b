import { useCallback, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { hereWith } from '../../../core/offline/here.ts';
import { type Tick, waitingTickOf } from '../../../core/offline/waiting-ticks.ts';
import { serialQueue } from '../../../core/serial-queue.ts';
import { type ActivityPartsFragment, TickActivityDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';

/** A completed activity for which an experience note was asked for (product/activities#ticks). */
export interface Completed {
  id: string;
  title: string;
  /** Its version after the tick. */
  version: number;
  /** Its experience note: rich text as JSON; '' if there is no note. */
  note: string;
  /** The note as it is being written, not saved yet. */
  draft: string;
}

/** What ticking needs of an activity, with the version that is shown. */
type Ticked = Pick<ActivityPartsFragment, 'id' | 'title' | 'version'>;

/** Ticking activities so that it shows at once. */
export interface Ticks {
  /** Ticks not yet answered by the server, by id. */
  pending: ReadonlyMap<string, boolean>;
  tick: (activity: Ticked, isDone: boolean) => Promise<void>;
  /** The one whose note is open, until dismissed; while it is being written, it stays even if others are ticked. */
  completed: Completed | null;
  /** Keeps the text of its note, wherever the offer is shown. */
  write: (draft: string) => void;
  dismiss: () => void;
}

/** Whether the note of the completed activity has unsaved text. */
export const isWriting = (completed: Completed | null): boolean =>
  completed !== null && completed.draft !== completed.note;

/** Sends ticks, those of one activity in turn; a refused one is taken back and the reason shown. */
export function useTicks(): Ticks {
  const say = useText();
  const sayProblem = useProblemText();
  const [, send] = useMutation(TickActivityDocument);
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [completed, setCompleted] = useState<Completed | null>(null);
  const [takeTurn] = useState(serialQueue);
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
    if (isDone && data) {
      const { version, note } = data.updateEventInstance;
      const undo = { words: say('button.undo'), run: () => void tick({ id, title, version }, false) };
      const write = () => setCompleted({ id, title, version, note: note ?? '', draft: note ?? '' });
      const offer = isBusy ? undefined : { words: say('event.toNote'), run: write };
      return toast.success(say('event.completed', { title }), undo, offer);
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
