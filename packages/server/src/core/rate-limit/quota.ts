import { Refusal } from '@samspel/domain/refusal';
import type { Caller } from '../base/caller.ts';
import type { Services } from '../base/services.ts';
import type { Tx } from '../database/pool.ts';
import { type RateLimit, takeOne } from './rate-limit.ts';

/** The most that one person may do of something in a day: many times what a busy person does. */
export const perDay = (name: string, most: number): RateLimit => ({ name, most, minutes: 24 * 60 });

/** Counts that a person does something, once or several times. Throws `tooMuchToday` if that is more than their quota. */
export async function countToday(
  { tx, services, caller }: { tx: Tx; services: Services; caller: Caller },
  quota: RateLimit,
  times = 1,
): Promise<void> {
  if (!(await takeOne(tx, services, quota, String(caller.id), times))) throw new Refusal('tooMuchToday');
}
