import { trashLimit } from '@samspel/domain/subject/trash';
import { sql } from 'kysely';
import type { Job } from '../../core/jobs/job.ts';

/**
 * Each night deletes for good what was removed 30 days ago: year wheels, and series, activities and checklist items that were
 * removed by themselves (decision 23). Each goes with all that hangs on it, in a statement of its own.
 */
export const trashJob: Job = {
  name: 'calendar.emptyTrash',
  cron: '30 3 * * *',
  run: async ({ db, now, log }) => {
    const limit = trashLimit(now());
    const { rows } = await sql<{ id: number }>`
      select id from subject where status = 'OBSOLETE' and kind in ('CALENDAR', 'EVENT', 'EVENT_INSTANCE', 'TASK') and last_updated <= ${limit}
      order by last_updated, id`.execute(db);
    for (const { id } of rows) {
      await sql`delete from subject where id = ${id} and status = 'OBSOLETE' and last_updated <= ${limit}`.execute(db);
    }
    if (rows.length > 0) log.info({ count: rows.length }, 'deleted for good what was removed 30 days ago');
  },
};
