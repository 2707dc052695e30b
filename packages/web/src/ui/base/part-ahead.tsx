import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { fetchedPart, fetchPart, type LaterPart } from './fetched-part.ts';
import { whenIdle } from './when-idle.ts';

/** A part of a page that a press opens, in a file of its own. */
export interface PartAhead<Props> {
  Part: ComponentType<Props>;
  /** Fetches it while the page is idle, so that it is ready at the first press. @param isWanted whether the person can open it at all */
  useAhead: (isWanted?: boolean) => void;
}

/** Makes a part that is fetched ahead of the press that opens it; if that failed, it is fetched at the press. */
export function partAhead<Props extends object>(load: LaterPart<Props>['load']): PartAhead<Props> {
  const part = { load };
  const Late: ComponentType<Props> = lazy(() => fetchPart(part));
  return {
    // Shown at once where it is fetched: what React has waited for, it shows only after 300 ms.
    Part: function Part(props: Props) {
      const [Shown] = useState<ComponentType<Props>>(() => fetchedPart(part) ?? Late);
      return (
        <Suspense>
          <Shown {...props} />
        </Suspense>
      );
    },
    useAhead: (isWanted = true) =>
      useEffect(() => (isWanted ? whenIdle(() => void fetchPart(part).catch(() => undefined)) : undefined), [isWanted]),
  };
}
