import { sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import type { Job } from '../../core/jobs/job.ts';

/**
 * Deletes, every night, words that are no longer in any name, or title that everybody may know of. They are not suggested any more, but take room.
 */
export const tidyWords: Job = { name: 'search.tidy', schedule: { every: 'DAY', time: '03:41' }, run: forgetWords };

async function forgetWords({ db }: Services): Promise<void> {
  await sql`delete from search_word known where not is_known_word(known.word)`.execute(db);
}
