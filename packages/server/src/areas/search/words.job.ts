import { sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import type { Job } from '../../core/jobs/job.ts';

/** Forgets, every night, words that are in no title that everybody may know of and in no name any more. They mend nothing since, but they take room. */
export const tidyWords: Job = { name: 'search.tidy', schedule: { every: 'DAY', time: '03:41' }, run: forgetWords };

async function forgetWords({ db }: Services): Promise<void> {
  await sql`delete from search_word known where not is_known_word(known.word)`.execute(db);
}
