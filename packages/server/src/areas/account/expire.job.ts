import { sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import type { Job } from '../../core/jobs/job.ts';

/**
 * Deletes, every minute, each PIN and token whose time is over. A clock that is set back afterwards makes none of them work again, and whoever
 * copies the database finds few that did.
 */
export const expire: Job = { name: 'account.expire', schedule: { every: 'MINUTES', minutes: 1 }, run: deleteExpired };

async function deleteExpired({ db, now }: Services): Promise<void> {
  const moment = now();
  await sql`delete from pin where expires_at <= ${moment}`.execute(db);
  await sql`delete from access_token where expires_at <= ${moment}`.execute(db);
  await sql`delete from live_ticket where expires_at <= ${moment}`.execute(db);
}
