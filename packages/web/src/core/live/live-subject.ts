import { useCallback, useEffect, useRef, useState } from 'react';
import { tabId } from '../tab.ts';
import { channelOf, type LiveFrame } from './frames.ts';
import { listenOn, onLiveFrame, onLiveReturn } from './socket.ts';

/** What a page knows of changes made elsewhere to what it shows. */
export interface LiveSubject {
  /** Changed in another tab or by another person since the last `acknowledge`. */
  isUpdatedElsewhere: boolean;
  /** The page has read it again, or the person does not care. */
  acknowledge: () => void;
}

/** Whether a frame tells of a change to a subject that this tab did not make itself (decision 7). */
export const concerns = (frame: LiveFrame, id: string, tab: string): boolean =>
  frame.type === 'META_UPDATE' && String(frame.id) === id && frame.client !== tab;

/**
 * Listens for changes to a subject while the page is open. `id` is undefined until the page knows it. `readAgain` runs when the
 * channel is back after a break, since a change may have been missed.
 */
export function useLiveSubject(id: string | undefined, readAgain?: () => void): LiveSubject {
  const [isUpdatedElsewhere, setUpdated] = useState(false);
  const latest = useRef(readAgain);
  latest.current = readAgain;
  useEffect(() => {
    if (id === undefined) return;
    setUpdated(false);
    const stops = [
      listenOn(channelOf(id)),
      onLiveFrame((frame) => concerns(frame, id, tabId) && setUpdated(true)),
      onLiveReturn(() => latest.current?.()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);
  return { isUpdatedElsewhere, acknowledge: useCallback(() => setUpdated(false), []) };
}
