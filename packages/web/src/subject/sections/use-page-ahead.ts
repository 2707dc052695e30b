import type { SubjectKind } from '@samspel/domain/subject/subject';
import { useContext, useEffect, useRef } from 'react';
import { fetchPart } from '../../ui/base/fetched-part.ts';
import { whenIdle } from '../../ui/base/when-idle.ts';
import { partsOn, SectionContext } from './page-section.ts';

/** Fetches the page of a kind of thing, and the parts on it, while a list of them is idle: the first that is opened is then shown at once. */
export function usePageAhead(kind: SubjectKind, fetchPage: () => Promise<unknown>): void {
  const parts = useContext(SectionContext);
  const latest = useRef(fetchPage);
  latest.current = fetchPage;
  useEffect(() => {
    // What cannot be fetched is fetched again when one is opened.
    return whenIdle(() => void Promise.allSettled([latest.current(), ...partsOn(parts, kind).map(fetchPart)]));
  }, [kind, parts]);
}
