import { runJobInput } from '@samspel/domain/admin/log.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { z } from 'zod';
import { action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import { requireAdmin } from '../../core/base/caller.ts';
import { askForJob } from '../../core/jobs/ask-for-job.ts';
import { type Job, settleJobs } from '../../core/jobs/job.ts';
import { outboxJobName } from '../../core/mail/queue-mail.ts';
import { readJobs, readMail } from './operation.queries.ts';

/** The action that makes a job run as soon as the transaction commits. */
export const runJobAction = (all: readonly Job[]) =>
  action(runJobInput, async ({ name }, { caller, tx, services: { settings } }) => {
    requireAdmin(caller);
    const jobs = settleJobs(all, settings);
    if (!jobs.some((job) => job.name === name)) throw new Refusal('notFound', 'input.name');

    await askForJob(tx, name);

    await record(tx, { action: 'retry', by: caller.id, detail: { job: name } });
    return (await readJobs(tx, jobs)).find((job) => job.name === name)!;
  });

/** Sends a mail at once if it is waiting or was given up. */
export const retryMail = action(z.strictObject({ id }), async ({ id }, { caller, tx }) => {
  requireAdmin(caller);
  const mail = await readMail(tx, id, sql`for update of m`);
  if (!mail) throw new Refusal('notFound', 'id');

  if (!mail.mayRetry) throw new Refusal('admin.mailForgotten', 'id');

  await sql`update mail_outbox set given_up_at = null, attempts = 0, next_try = now() where id = ${id}`.execute(tx);
  await askForJob(tx, outboxJobName);
  await record(tx, { action: 'retry', by: caller.id, detail: { mail: id } });
  return (await readMail(tx, id))!;
});
