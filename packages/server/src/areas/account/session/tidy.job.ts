import { refreshIdleDays, refreshTotalDays } from '@samspel/domain/session/session';
import { daysEarlier } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import { givenAnswerDays } from '../../../core/area/once.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Job } from '../../../core/jobs/job.ts';
import { browserDays } from '../sign-in/browser-mark.ts';

/** Days that the audit log is kept: the database refuses to delete a younger row. */
const auditDays = 2 * 366;

/** Days after which a sign-up or invitation that was never confirmed, and a mail, are deleted. */
const keptDays = 30;

/** Days in which an admin can retry a mail that was given up. */
const retryDays = 7;

/** Deletes every hour what has expired: refresh tokens, captchas, counts, dead sessions, and sign-ups that nobody confirmed. */
export const tidy: Job = { name: 'account.tidy', schedule: { every: 'HOUR', minutes: 17 }, run: forgetWhatHasRunOut };

async function forgetWhatHasRunOut({ db, now }: Services): Promise<void> {
  const moment = now();
  const daysAgo = (days: number) => daysEarlier(moment, days);
  const statements = [
    sql`delete from refresh_token where issued_at <= ${daysAgo(refreshIdleDays)}`,
    sql`delete from session where started_at <= ${daysAgo(refreshTotalDays)} or last_used <= ${daysAgo(refreshIdleDays)} or revoked_at <= ${daysAgo(1)}`,
    sql`delete from used_captcha where expires_at <= ${daysAgo(1)}`, // a day late: a clock set back must not make its captcha valid again
    sql`delete from oidc_ticket where expires_at <= ${moment}`,
    sql`delete from address_proof where expires_at <= ${moment}`,
    sql`delete from rate_limit where window_ends <= ${moment}`,
    sql`delete from given_answer where given_at <= ${daysAgo(givenAnswerDays)}`,
    sql`delete from sign_in_failure where at <= ${daysAgo(1)}`,
    sql`delete from known_browser where last_used <= ${daysAgo(browserDays)}`,
    sql`delete from sign_in_lock where last_try <= ${daysAgo(1)}`,
    sql`delete from audit_entry where at <= ${daysAgo(auditDays)}`,
    sql`update mail_outbox set body = null, about = null, to_address = null where given_up_at <= ${daysAgo(retryDays)} and coalesce(body, about::text) is not null`,
    sql`delete from mail_outbox where created_at <= ${daysAgo(keptDays)}`,
    sql`delete from person where user_status = 'PENDING' and coalesce(invited_at, date_created) <= ${daysAgo(keptDays)}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
