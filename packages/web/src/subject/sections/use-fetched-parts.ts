import { type ComponentType, useEffect, useState } from 'react';
import { fetchedPart, fetchPart, type LaterPart } from '../../ui/base/fetched-part.ts';

/**
 * Returns parts, in their order, once all of them have been fetched, so that they are shown, and ask, at the same moment: what they ask then travels
 * together. Not by `lazy`: what React has waited for, it shows only after 300 ms. Throws while rendering if one cannot be fetched.
 */
export function useFetchedParts<Props>(parts: readonly LaterPart<Props>[]): readonly ComponentType<Props>[] {
  const [, setFetched] = useState(0);
  const missing = parts.find((part) => !fetchedPart(part));
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as the same part is missing, the others are being fetched with it
  useEffect(() => {
    if (!missing) return;
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
  }, [missing]);
  return missing ? [] : parts.map((part) => fetchedPart(part)!);
}
