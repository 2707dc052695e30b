import { Refusal } from '@samspel/domain/refusal';
import type { Act } from '../../../core/area/action.ts';
import { type RateLimit, takeTurn } from '../../../core/rate-limit/rate-limit.ts';

const day = 24 * 60;
const megabyte = 1_000_000;

/** How much one person uploads in a day at most: many times a busy one's work. */
const files: RateLimit = { name: 'files uploaded', most: 1_000, minutes: day };
const megabytes: RateLimit = { name: 'megabytes uploaded', most: 4_000, minutes: day };

/** Counts a file that a person uploads. Throws `tooMuchToday` where that is more than their quota. */
export async function countUploaded({ tx, services, caller }: Act, size: number): Promise<void> {
  const who = String(caller.id);
  const turns = [
    await takeTurn(tx, services, [files], who),
    await takeTurn(tx, services, [megabytes], who, Math.ceil(size / megabyte)),
  ];
  if (turns.some(({ isGranted }) => !isGranted)) throw new Refusal('tooMuchToday');
}
