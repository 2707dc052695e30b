import { shared, useShared } from '../../storage/state.ts';

/** The moment of the oldest answer that is shown because there is no network; null if none is. */
const oldest = shared<string | null>(null);

/** Since when what is shown has not been read anew (RFC 3339); null if all of it comes from the server. */
export const useReadSince = (): string | null => useShared(oldest);

/** Something is shown as it was at this moment. */
export function showsAsOf(moment: string): void {
  const before = oldest.get();
  if (before === null || moment < before) oldest.set(moment);
}

/** All is read anew, or something else is shown. */
export const showsAnew = (): void => oldest.set(null);
