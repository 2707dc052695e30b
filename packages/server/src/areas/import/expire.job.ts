import { trashDays } from '@samspel/domain/subject/trash';
import { sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import type { Job } from '../../core/jobs/job.ts';
import { readFor } from './import.access.ts';

/** Deletes each hour what was read a day ago and not applied, and what is known of imports that can no longer be undone. */
export const expireImports: Job = { name: 'import.expire', schedule: { every: 'HOUR', minutes: 12 }, run: deleteOld };

async function deleteOld({ db, now }: Services): Promise<void> {
  const [read, applied] = [readFor, trashDays * readFor].map((ago) => new Date(now().getTime() - ago));
  await sql`delete from import where applied_at is null and read_at <= ${read!}`.execute(db);
  await sql`delete from import where applied_at <= ${applied!}`.execute(db);
}
