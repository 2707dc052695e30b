import type { SubjectKind } from '@samspel/domain/subject/subject';
import { useContext, useEffect, useRef } from 'react';
import { useClient } from 'urql';
import { type Ask, askAhead } from '../../core/graphql/ask-ahead.ts';
import { channelOf } from '../../core/live/frames.ts';
import { listenOn, onLiveFrame } from '../../core/live/socket.ts';
import { fetchPart } from '../../ui/base/fetched-part.ts';
import { partsOn, SectionContext } from './page-section.ts';

/** What the page of a thing shows beside the thing itself. */
export interface Beside {
  kind: SubjectKind;
  /** The names of the parts that it shows; all of the kind if missing. */
  parts?: readonly string[];
  /** What the page itself asks for besides the thing. */
  asks?: (id: string) => readonly Ask[];
}

/**
 * Asks for what the page of a thing shows beside it, at the moment at which the page asks for the thing, so that one request brings both. A part that is
 * shown later asks again if the thing has been changed meanwhile.
 */
export function useAskedAhead(id: string, beside: Beside | undefined): void {
  const client = useClient();
  const parts = useContext(SectionContext);
  const latest = useRef({ parts, beside });
  latest.current = { parts, beside };
  useEffect(() => {
    const { parts, beside } = latest.current;
    if (!beside) return;
    const { kind, parts: names, asks } = beside;
    let isGone = false;
    let forget = () => {};
    Promise.all(partsOn(parts, kind, names).map(fetchPart)).then(
      (files) => {
        const ofParts = files.flatMap(({ ahead }) => ahead?.({ id, kind }) ?? []);
        if (!isGone) forget = askAhead(client, [...(asks?.(id) ?? []), ...ofParts]);
      },
      () => {}, // what cannot be fetched is fetched again, and told, where it is shown
    );
    const stops = [
      listenOn(channelOf(id)),
      onLiveFrame((frame) => frame.type === 'META_UPDATE' && String(frame.id) === id && forget()),
      () => forget(),
    ];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [client, id]);
}
