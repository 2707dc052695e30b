import { shared, useShared } from '../../storage/state.ts';

/** When the oldest answer came that is shown for lack of a network; null if there is none. */
const oldest = shared<string | null>(null);

/** Returns when what is shown was last read (RFC 3339); null if all of it comes from the server. */
export const useReadSince = (): string | null => useShared(oldest);

/** Call when something is shown as it was at that moment. */
export function showsAsOf(moment: string): void {
  const before = oldest.get();
  if (before === null || moment < before) oldest.set(moment);
}

/** Call when everything has been read anew, or something else is shown. */
export const showsAnew = (): void => oldest.set(null);
