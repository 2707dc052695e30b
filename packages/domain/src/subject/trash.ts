import { daysEarlier, daysLater } from '../time/moment.ts';

/** Days that what is removed lies in the trash, with restore, before it is deleted for good (product/access#archive-and-trash). */
export const trashDays = 30;

/** The moment before which a removal is past restoring. */
export const trashLimit = (now: Date): Date => daysEarlier(now, trashDays);

/** The moment at which what was removed then is deleted for good. */
export const deletedAt = (removedAt: Date): Date => daysLater(removedAt, trashDays);

/** Whether what was removed then can still be restored; null was never removed. */
export const isInTime = (removedAt: Date | null, now: Date): boolean =>
  removedAt !== null && removedAt > trashLimit(now);
