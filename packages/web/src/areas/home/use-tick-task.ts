import { useState } from 'react';
import { useMutation } from 'urql';
import { type Tick, waitingTickOf } from '../../core/offline/waiting-ticks.ts';
import { serialQueue } from '../../core/serial-queue.ts';
import { type TaskPartsFragment, TickActivityDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

type Task = Pick<TaskPartsFragment, 'id' | 'title' | 'version' | 'calendar'>;

/** Ticks of listed tasks. */
export interface TaskTicks {
  /** Ticks that the server has not answered yet, by id. */
  pending: ReadonlyMap<string, boolean>;
  tick: (task: Task, isDone: boolean) => Promise<void>;
}

/** Shows a tick at once and sends it. A completed task leaves its list, so its toast offers undo; a refused tick is undone, with the reason. */
export function useTickTask(): TaskTicks {
  const say = useText();
  const sayProblem = useProblemText();
  const [, send] = useMutation(TickActivityDocument);
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [takeTurn] = useState(serialQueue);
  const tick: TaskTicks['tick'] = async (task, isDone) => {
    const { id, title, version } = task;
    setPending((before) => new Map(before).set(id, isDone));
    const waits: Tick = { of: 'EventInstance', id, title, activity: id, path: pathOf(task), isDone, version };
    const { answer, isLast } = await takeTurn(id, () => send({ id, isDone }, { tick: waits }));
    if (!isLast) return;
    setPending((before) => new Map([...before].filter(([key]) => key !== id)));
    if (answer.error) return toast.error(sayProblem(answer.error));
    if (waitingTickOf('EventInstance', id)) return toast.info(say('offline.tickWaits', { title }));
    if (!isDone) return toast.info(say('event.restored', { title }));
    toast.success(say('event.completed', { title }), {
      words: say('button.undo'),
      run: () => void tick(task, false),
    });
  };
  return { pending, tick };
}

/** Returns the address of a task in its year wheel, below /app. */
export const pathOf = ({ id, calendar }: Pick<Task, 'id' | 'calendar'>): string =>
  `/calendar/${calendar.uri ?? calendar.id}?activity=${id}`;
