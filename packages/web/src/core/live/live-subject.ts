import { useCallback, useEffect, useRef, useState } from 'react';
import { tabId } from '../tab.ts';
import { channelOf, type LiveFrame } from './frames.ts';
import { listenOn, onLiveFrame, onLiveReturn } from './socket.ts';

/** Whether what a page shows was changed elsewhere. */
export interface LiveSubject {
  /** Changed in another tab or by another person since the last `acknowledge`. */
  isUpdatedElsewhere: boolean;
  /** Call when the page has read it again, or the person ignores the change. */
  acknowledge: () => void;
}

/** Whether a frame reports a change to a subject that this tab did not make itself (product/wire#live-channel). */
export const concerns = (frame: LiveFrame, id: string, tab: string): boolean =>
  frame.type === 'META_UPDATE' && String(frame.id) === id && frame.client !== tab;

interface Options {
  /** Called when the channel is back after a break, since a change may have been missed, and when the subject may no longer be read. */
  readAgain: () => void;
  /** Whether the person may still read the subject: checked at each change, before offering to read it again. */
  isReadable?: (id: string) => Promise<boolean>;
}

/** The functions that read again, of all pages that offer it now. */
const offered = new Set<() => void>();

/** Reads again everything that pages offer to read: a person who has just seen a newer version in a form must not be offered it once more. */
export function readWhatIsOffered(): void {
  for (const read of offered) read();
}

/** Listens for changes to a subject while the page is open. `id` is undefined until the page knows it. */
export function useLiveSubject(id: string | undefined, options: Options): LiveSubject {
  const [isUpdatedElsewhere, setUpdated] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    if (id === undefined) return;
    setUpdated(false);
    const isLost = async () => (await latest.current.isReadable?.(id)) === false;
    const hear = async (frame: LiveFrame) => {
      // Refused: the right was lost after the page was read, before the server let it listen.
      const isRefused = frame.type === 'refused' && frame.channel === channelOf(id);
      const isChanged = concerns(frame, id, tabId);
      if (!isRefused && !isChanged) return;
      if (await isLost()) latest.current.readAgain();
      else if (isChanged) setUpdated(true);
    };
    const stops = [
      listenOn(channelOf(id)),
      onLiveFrame((frame) => void hear(frame)),
      onLiveReturn(() => latest.current.readAgain()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);
  useEffect(() => {
    if (!isUpdatedElsewhere) return;
    const read = () => {
      setUpdated(false);
      latest.current.readAgain();
    };
    offered.add(read);
    return () => void offered.delete(read);
  }, [isUpdatedElsewhere]);
  return { isUpdatedElsewhere, acknowledge: useCallback(() => setUpdated(false), []) };
}
