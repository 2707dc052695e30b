import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Services } from '../base/services.ts';
import type { Db } from '../database/pool.ts';
import { keyedHash } from '../session/derived-key.ts';

/** How often something may be done, by or to one of a kind, before it must wait. */
export type RateLimit = {
  name: string;
  most: number;
  /** The length of a window, which begins with the first time. */
  minutes: number;
};

/**
 * Counts one more time for `who` (an address, a network) and refuses what is too much: `tooManyRequests` with the seconds to wait.
 * It holds across processes and restarts; whom it counted stands in the database as a keyed hash alone.
 */
export async function countAgainst(db: Db, { secretKey, now }: Services, limit: RateLimit, who: string): Promise<void> {
  const moment = now();
  const key = keyedHash(secretKey, 'rate limit', `${limit.name} ${who}`);
  const windowEnds = new Date(moment.getTime() + limit.minutes * 60_000);
  const { rows } = await sql<{ count: number; windowEnds: Date }>`
    insert into rate_limit as known (key, count, window_ends) values (${key}, 1, ${windowEnds})
    on conflict (key) do update set
      count = case when known.window_ends <= ${moment} then 1 else known.count + 1 end,
      window_ends = case when known.window_ends <= ${moment} then excluded.window_ends else known.window_ends end
    returning count, window_ends as "windowEnds"`.execute(db);
  const { count, windowEnds: ends } = rows[0]!;
  if (count > limit.most) {
    throw new Refusal('tooManyRequests', undefined, {
      seconds: Math.ceil((ends.getTime() - moment.getTime()) / 1_000),
    });
  }
}

/** What counts as one client: an IPv4 address, or the /64 network that an IPv6 address is one of very many in. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const all = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
