import { shared, useShared } from '../../storage/state.ts';

/** How many forms of the whole app hold changes that are not saved. */
const unsaved = shared(0);

/** Whether something is being written that a reload would lose, in any form of the app. */
export const useHasUnsaved = (): boolean => useShared(unsaved) > 0;

/** Counts a form with changes; returns what ends that. */
export function countUnsaved(): () => void {
  unsaved.set(unsaved.get() + 1);
  return () => unsaved.set(unsaved.get() - 1);
}
