import type { SubjectKind } from '@samspel/domain/subject/subject';
import { type ComponentType, useContext, useEffect, useState } from 'react';
import { type PageSection, SectionContext, type SectionProps } from './page-section.ts';

const fetched = new WeakMap<PageSection, ComponentType<SectionProps>>();

async function fetchPart(part: PageSection): Promise<void> {
  if (!fetched.has(part)) fetched.set(part, (await part.load()).default);
}

/**
 * Returns parts once all of them have been fetched, so that they are shown, and ask, at the same moment: what they ask then travels together. Not by
 * `lazy`: what React has waited for, it shows only after 300 ms. Throws while rendering if one cannot be fetched.
 */
export function useFetchedParts(parts: readonly PageSection[]): { name: string; Part: ComponentType<SectionProps> }[] {
  const [, setFetched] = useState(0);
  const names = parts.map(({ name }) => name).join();
  const isMissing = parts.some((part) => !fetched.has(part));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say which parts they are
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    Promise.all(parts.map(fetchPart)).then(
      () => isGone || setFetched((before) => before + 1),
      (error: unknown) =>
        isGone ||
        setFetched(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [names, isMissing]);
  return isMissing ? [] : parts.map((part) => ({ name: part.name, Part: fetched.get(part)! }));
}

/** Fetches the parts of a kind of thing while the thing itself is still asked for. */
export function usePartsAhead(kind: SubjectKind): void {
  const parts = useContext(SectionContext);
  useEffect(() => {
    for (const part of parts) if (part.kinds.includes(kind)) void fetchPart(part).catch(() => undefined);
  }, [parts, kind]);
}
