import type { Act } from '../../../core/area/action.ts';
import { countToday, perDay } from '../../../core/rate-limit/quota.ts';

const megabyte = 1_000_000;

const files = perDay('files uploaded', 1_000);
const megabytes = perDay('megabytes uploaded', 4_000);

/** Counts a file that a person uploads. Throws `tooMuchToday` if it exceeds their quota. */
export async function countUploaded(act: Act, size: number): Promise<void> {
  await countToday(act, files);
  await countToday(act, megabytes, Math.ceil(size / megabyte));
}
