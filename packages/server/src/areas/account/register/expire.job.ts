import { sql } from 'kysely';
import type { Services } from '../../../core/base/services.ts';
import type { Job } from '../../../core/jobs/job.ts';

/**
 * Deletes every expired PIN and token once a minute. So an expired one does not work again if the clock is set back, and a copy of the database
 * holds few that ever worked.
 */
export const expire: Job = { name: 'account.expire', schedule: { every: 'MINUTES', minutes: 1 }, run: deleteExpired };

async function deleteExpired({ db, now }: Services): Promise<void> {
  const moment = now();
  await sql`delete from pin where expires_at <= ${moment}`.execute(db);
  await sql`delete from access_token where expires_at <= ${moment}`.execute(db);
  await sql`delete from live_ticket where expires_at <= ${moment}`.execute(db);
}
