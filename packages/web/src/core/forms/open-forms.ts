import { shared, useShared } from '../../storage/state.ts';

/** The number of forms in the whole app with unsaved changes. */
const unsaved = shared(0);

/** Whether any form of the app has changes that a reload would lose. */
export const useHasUnsaved = (): boolean => useShared(unsaved) > 0;

/** Whether any form of the app has such changes at this moment. */
export const hasUnsaved = (): boolean => unsaved.get() > 0;

/** Counts a form with changes; returns a function that ends that. */
export function countUnsaved(): () => void {
  unsaved.set(unsaved.get() + 1);
  return () => unsaved.set(unsaved.get() - 1);
}
