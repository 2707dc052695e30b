import { perDay } from '../../core/rate-limit/quota.ts';

/** How many comments one person may write in a day. */
export const quota = perDay('comments written', 1_000);
