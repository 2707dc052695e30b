import { daysEarlier, daysLater } from '../time/moment.ts';

/**
 * Days for which removed things stay in the trash, where they can be restored, before they are deleted for good (product/access#archive-and-trash).
 */
export const trashDays = 30;

/** Returns the moment before which removed things can no longer be restored. */
export const trashLimit = (now: Date): Date => daysEarlier(now, trashDays);

/** Returns the moment at which a removed thing is deleted for good. */
export const deletedAt = (removedAt: Date): Date => daysLater(removedAt, trashDays);

/** Whether a thing removed at a moment can still be restored; not if it was never removed (null). */
export const isInTime = (removedAt: Date | null, now: Date): boolean =>
  removedAt !== null && removedAt > trashLimit(now);
