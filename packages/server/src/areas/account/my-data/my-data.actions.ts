import type { MyData } from '@samspel/domain/account/my-data';
import { sql } from 'kysely';
import { z } from 'zod';
import { action } from '../../../core/area/action.ts';
import { record } from '../../../core/audit/record.ts';
import { askForJob } from '../../../core/jobs/ask-for-job.ts';
import { countAgainst } from '../../../core/rate-limit/rate-limit.ts';
import { myDataJob } from './my-data.job.ts';
import { readMyData } from './my-data.queries.ts';

/** How many copies one person may ask for: each reads everything that they ever did. */
const mostCopies = { name: 'copies of my data', most: 5, minutes: 24 * 60 };

/**
 * Asks for a copy of all the caller's data, which a job makes (product/accounts#my-data). While one is being made, asking again changes nothing;
 * otherwise the new copy replaces the one before.
 */
export const askForMyData = action(z.strictObject({}), async (_input, { caller, tx, services }): Promise<MyData> => {
  const now = services.now();

  const { numAffectedRows } = await sql`
    insert into my_data (person_id, asked_at) values (${caller.id}, ${now})
    on conflict (person_id) do update
      set key = default, state = 'WAITING', done = 0, of = 0, size = null, tries = 0, fault = null, asked_at = excluded.asked_at, ready_at = null
      where my_data.state <> 'WAITING'`.execute(tx);
  if (numAffectedRows === 1n) {
    await countAgainst(tx, services, mostCopies, String(caller.id));
    await record(tx, { action: 'myData', by: caller.id, about: caller.id });
  }
  await askForJob(tx, myDataJob.name);

  return readMyData(tx, now, caller.id, caller.locale);
});
