import { Refusal } from '@samspel/domain/refusal';
import type { Act } from '../../core/area/action.ts';
import { type RateLimit, takeTurn } from '../../core/rate-limit/rate-limit.ts';

/** How many questions one person asks in a day at most: many times what a curious one does. */
export const quota: RateLimit = { name: 'discussions made', most: 200, minutes: 24 * 60 };

/** Counts one more discussion of a person's. Throws `tooMuchToday` where that is more than their quota. */
export async function countAsked({ tx, services, caller }: Act): Promise<void> {
  const { isGranted } = await takeTurn(tx, services, [quota], String(caller.id));
  if (!isGranted) throw new Refusal('tooMuchToday');
}
