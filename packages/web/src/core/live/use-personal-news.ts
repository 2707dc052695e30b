import { useEffect, useRef } from 'react';
import { onLiveFrame, onLiveReady, stayOpen } from './socket.ts';

/** Milliseconds that more is waited for: what comes at once is read once. */
const patience = 300;

/**
 * Hears what the person signed in is told, on whatever page they are.
 * @param heard is given the ids of what is new; none where the channel has just become ready, at first or after a break, and something may have been missed
 */
export function usePersonalNews(heard: (ids: readonly string[]) => void): void {
  const latest = useRef(heard);
  latest.current = heard;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ids: string[] = [];
    const hear = (id?: string) => {
      if (id !== undefined) ids.push(id);
      timer ??= setTimeout(() => {
        timer = undefined;
        latest.current(ids);
        ids = [];
      }, patience);
    };
    const stops = [
      stayOpen(),
      onLiveFrame((frame) => frame.type === 'NOTIFICATION' && hear(String(frame.id))),
      onLiveReady(() => hear()),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
}
