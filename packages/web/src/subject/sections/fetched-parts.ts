import { type ComponentType, useEffect, useState } from 'react';

/** A part of a page whose code is a file of its own. */
export interface LaterPart<Props> {
  /** Fetches it, for the first page that shows it. */
  load: () => Promise<{ default: ComponentType<Props> }>;
}

const fetched = new WeakMap<object, unknown>();

/** Fetches the file of a part, which is then shown at once wherever it is shown. Rejects if it cannot be fetched. */
export async function fetchPart<File>(part: { load: () => Promise<File> }): Promise<File> {
  if (!fetched.has(part)) fetched.set(part, await part.load());
  return fetched.get(part) as File;
}

/**
 * Returns parts, in their order, once all of them have been fetched, so that they are shown, and ask, at the same moment: what they ask then travels
 * together. Not by `lazy`: what React has waited for, it shows only after 300 ms. Throws while rendering if one cannot be fetched.
 */
export function useFetchedParts<Props>(parts: readonly LaterPart<Props>[]): readonly ComponentType<Props>[] {
  const [, setFetched] = useState(0);
  const missing = parts.find((part) => !fetched.has(part));
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
  return missing ? [] : parts.map((part) => (fetched.get(part) as { default: ComponentType<Props> }).default);
}
