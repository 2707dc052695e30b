import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Services } from '../base/services.ts';
import type { Db } from '../database/pool.ts';
import { keyedHash, keyedHashes } from '../session/derived-key.ts';

/** How often something may be done by or to one person, address or network before it must wait. */
export type RateLimit = {
  name: string;
  most: number;
  /** The length of a window, which begins when something is counted for the first time. */
  minutes: number;
};

/**
 * Counts one more time for `who` (an address, a network). Throws `tooManyRequests` with the seconds to wait if that is too much.
 * It holds across processes and restarts; the database keeps only a keyed hash of `who`.
 */
export async function countAgainst(db: Db, services: Services, limit: RateLimit, who: string): Promise<void> {
  const { isGranted, seconds } = await takeTurn(db, services, [limit], who);
  if (!isGranted) throw new Refusal('tooManyRequests', undefined, { seconds });
}

/** Whether something may be done now, and the seconds until it may be done again; 0 means at once. */
export type Turn = { isGranted: boolean; seconds: number };

/** Counts one more time, or several, for `who` against several limits at once. If one of them is reached, counts against none. */
export async function takeTurn(
  db: Db,
  services: Services,
  limits: readonly RateLimit[],
  who: string,
  times = 1,
): Promise<Turn> {
  const reached = await Promise.all(limits.map((limit) => secondsReached(db, services, limit, who)));
  if (reached.some((seconds) => seconds > 0)) return { isGranted: false, seconds: Math.max(...reached) };
  const counts = await Promise.all(limits.map((limit) => count(db, services, limit, who, times)));
  const isGranted = counts.every(({ count }, index) => count <= limits[index]!.most);
  const waits = counts.map(({ count, secondsLeft }, index) => (count >= limits[index]!.most ? secondsLeft : 0));
  return { isGranted, seconds: Math.max(...waits) };
}

/**
 * Counts against one limit in one statement, and returns whether it may be done. Where the limit was reached, the count stays one above it: not for what
 * is given back.
 */
export async function takeOne(
  db: Db,
  services: Services,
  limit: RateLimit,
  who: string,
  times: number,
): Promise<boolean> {
  // Under an earlier key, it may have been reached already.
  if (services.oldSecretKeys.length > 0) return (await takeTurn(db, services, [limit], who, times)).isGranted;
  return (await count(db, services, limit, who, times, limit.most)).count <= limit.most;
}

/** Returns for how many more seconds a limit is reached for `who`; 0 if it is not reached. */
async function secondsReached(db: Db, services: Services, limit: RateLimit, who: string): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('window_ends')
    .where('key', 'in', keyedHashes(services, 'rate limit', counted(limit, who)))
    .where('count', '>=', limit.most)
    .orderBy('window_ends', 'desc')
    .executeTakeFirst();
  return Math.max(0, Math.ceil(((row?.window_ends.getTime() ?? 0) - services.now().getTime()) / 1_000));
}

/** Takes back one count for `who`, because the attempt succeeded. */
export async function giveBack(db: Db, { secretKey }: Services, limit: RateLimit, who: string): Promise<void> {
  await sql`update rate_limit set count = count - 1 where key = ${keyOf(secretKey, limit, who)} and count > 0`.execute(
    db,
  );
}

/** Counts, and returns the count. @param most from where on it only grows to one more; by default it grows on */
async function count(
  db: Db,
  { secretKey, now }: Services,
  limit: RateLimit,
  who: string,
  times: number,
  most: number | null = null,
) {
  const moment = now();
  const windowEnds = new Date(moment.getTime() + limit.minutes * 60_000);
  const { rows } = await sql<{ count: number; windowEnds: Date }>`
    insert into rate_limit as known (key, count, window_ends) values (${keyOf(secretKey, limit, who)}, ${times}, ${windowEnds})
    on conflict (key) do update set
      count = case when known.window_ends <= ${moment} then excluded.count
        when known.count >= ${most}::int then ${most}::int + 1 else known.count + excluded.count end,
      window_ends = case when known.window_ends <= ${moment} then excluded.window_ends else known.window_ends end
    returning count, window_ends as "windowEnds"`.execute(db);
  const { count, windowEnds: ends } = rows[0]!;
  return { count, secondsLeft: Math.ceil((ends.getTime() - moment.getTime()) / 1_000) };
}

const keyOf = (secretKey: string, limit: RateLimit, who: string) =>
  keyedHash(secretKey, 'rate limit', counted(limit, who));
const counted = ({ name }: RateLimit, who: string) => `${name} ${who}`;

/**
 * Returns what counts as one client: an IPv4 address, or the /64 network of an IPv6 address, since one client has very many addresses in it.
 * A request whose client has left has no address any more; all such requests count as one.
 */
export function networkOf(ip: string | undefined): string {
  if (!ip) return 'gone';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const all =
    tail === undefined
      ? groups
      : [...groups, ...Array(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
