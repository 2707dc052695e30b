import { useEffect, useRef } from 'react';
import { onLiveFrame, onLiveReady, stayOpen } from './socket.ts';

/** Milliseconds to wait for more: notifications that come together are read once. */
const patience = 300;

/**
 * Listens for notifications of the signed-in person, on every page.
 * @param heard receives the ids of the new ones; an empty list when the channel has become ready, at first or after a break, since some may have been
 * missed
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
