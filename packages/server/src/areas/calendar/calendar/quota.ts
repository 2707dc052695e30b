import { Refusal } from '@samspel/domain/refusal';
import type { Act } from '../../../core/area/action.ts';
import { type RateLimit, takeTurn } from '../../../core/rate-limit/rate-limit.ts';

const day = 24 * 60;

/** How much one person makes in a day at most: many times a busy one's work, and a copy of a year wheel is counted apart. */
export const quotas = {
  calendars: { name: 'year wheels made', most: 200, minutes: day },
  activities: { name: 'activities made', most: 30_000, minutes: day },
} as const satisfies Record<string, RateLimit>;

/** Counts what a person makes. Throws `tooMuchToday` where that is more than their quota. */
export async function countMade({ tx, services, caller }: Act, what: keyof typeof quotas, times = 1): Promise<void> {
  const { isGranted } = await takeTurn(tx, services, [quotas[what]], String(caller.id), times);
  if (!isGranted) throw new Refusal('tooMuchToday');
}
