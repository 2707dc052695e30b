import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Services } from '../../../core/base/services.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import type { Job } from '../../../core/jobs/job.ts';
import { paperPool } from '../paper/paper-pool.ts';
import type { PaperOrder } from '../paper/year-on-paper.ts';
import { keptFor } from './paper-files.ts';
import { paperJobName } from './paper-job-name.ts';

/** Makes the files for paper that somebody waits for, one after the other, and deletes those that are older than an hour. */
export const paperJob: Job = {
  name: paperJobName,
  schedule: { every: 'HOUR', minutes: 23 },
  isAskedFor: true,
  run: async (services) => {
    const { db, now } = services;
    await sql`delete from paper_file where asked_at <= ${new Date(now().getTime() - keptFor)}`.execute(db);
    while (await makeNext(services));
  },
};

/** Makes the file that has waited longest, unless another process is making it. A process that is killed meanwhile leaves it waiting. */
const makeNext = ({ db, now, log }: Services): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ reference: string; order: PaperOrder }>`
      select reference, order_made as order from paper_file where order_made is not null and failed_at is null
      order by asked_at limit 1 for update skip locked`.execute(tx);
    const next = rows[0];
    if (!next) return false;
    const made = await paperPool.make(next.order, now()).catch((error: unknown) => {
      // What is only busy is made by the next run.
      if (error instanceof Refusal) throw error;
      log.error({ err: error }, 'a file for paper could not be made');
      return null;
    });
    await (made
      ? sql`update paper_file set contents = ${Buffer.from(made)}, order_made = null where reference = ${next.reference}`
      : sql`update paper_file set failed_at = ${now()}, order_made = null where reference = ${next.reference}`
    ).execute(tx);
    return true;
  });
