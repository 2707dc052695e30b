import { z } from 'zod';
import { action } from '../../core/area/action.ts';
import { countToday, perDay } from '../../core/rate-limit/quota.ts';
import type { ImportContents } from './import.access.ts';

const quota = perDay('tables read', 300);

/** What a reader found, with the name of the file. It comes from the server itself, so its tables are not checked again. */
const readTables = z.strictObject({ name: z.string(), contents: z.custom<ImportContents>() });

/** Keeps what was read for its owner. Throws `tooMuchToday`. */
export const keepImport = action(readTables, async ({ name, contents }, act) => {
  const { tx, caller, services } = act;
  await countToday(act, quota);
  const { reference } = await tx
    .insertInto('import')
    .values({ person_id: caller.id, name, contents: JSON.stringify(contents), read_at: services.now() })
    .returning('reference')
    .executeTakeFirstOrThrow();
  return { reference };
});
