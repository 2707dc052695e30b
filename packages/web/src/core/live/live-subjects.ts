import { useEffect, useRef } from 'react';
import { tabId } from '../tab.ts';
import { channelOf, type LiveFrame } from './frames.ts';
import { concerns } from './live-subject.ts';
import { listenOn, onLiveFrame, onLiveReturn } from './socket.ts';

/** Milliseconds to wait for further changes: what one person does at once is read only once. */
const patience = 300;

/** The most subjects that a list listens to; the server allows 200 channels for each tab (product/wire#live-channel). */
const mostSubjects = 100;

/**
 * Reads a list again when something on it changes elsewhere: in another tab, or by another person. For pages without unsaved changes, so that the
 * list need not ask first.
 * @param ids the subjects on the list; an id may be there several times
 * @param readAgain receives the ids that changed; an empty list if the channel is back after a break, since the changes are then unknown
 */
export function useLiveSubjects(ids: readonly string[], readAgain: (changed: readonly string[]) => void): void {
  const latest = useRef(readAgain);
  latest.current = readAgain;
  const heard = [...new Set(ids)].toSorted().slice(0, mostSubjects).join();
  useEffect(() => {
    if (heard === '') return;
    const subjects = heard.split(',');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = new Set<string>();
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        latest.current([...changed]);
        changed.clear();
      }, patience);
    };
    const hear = (frame: LiveFrame) => {
      const id = subjects.find((subject) => concerns(frame, subject, tabId));
      if (id === undefined) return;
      changed.add(id);
      readSoon();
    };
    const stops = [...subjects.map((id) => listenOn(channelOf(id))), onLiveFrame(hear), onLiveReturn(readSoon)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [heard]);
}
