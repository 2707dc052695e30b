import { trashLimit } from '@samspel/domain/subject/trash';
import { sql } from 'kysely';
import type { Job } from '../../core/jobs/job.ts';
import type { Kinds } from '../kinds.ts';

/**
 * The job that each night deletes for good what was removed 30 days ago: things of every kind, and parts that were removed by themselves
 * (product/access#archive-and-trash). Each is deleted with everything that hangs on it, in a statement of its own.
 */
export const trashJob = ({ all }: Kinds): Job => ({
  name: 'calendar.emptyTrash', // the name that it already has in the schedules of installations
  schedule: { every: 'DAY', time: '03:30' },
  run: async ({ db, now, log }) => {
    const limit = trashLimit(now());
    const kinds = all.map(({ kind }) => kind);
    const { rows } = await sql<{ id: number }>`
      select id from subject where status = 'OBSOLETE' and kind = any (${kinds}::subject_kind[]) and last_updated <= ${limit}
      order by last_updated, id`.execute(db);
    for (const { id } of rows) {
      await sql`delete from subject where id = ${id} and status = 'OBSOLETE' and last_updated <= ${limit}`.execute(db);
    }
    if (rows.length > 0) log.info({ count: rows.length }, 'deleted for good what was removed 30 days ago');
  },
});
