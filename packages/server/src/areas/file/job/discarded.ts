import type { Services } from '../../../core/base/services.ts';
import { pictureKey, smallKey } from '../../../core/base/storage.ts';

/** Files deleted from the storage for each read of the table. */
const batch = 500;

/** Deletes the bytes of files and pictures that were deleted for good; returns how many. Those that cannot be deleted now stay on the list. */
export async function deleteDiscarded({ db, storage }: Services): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await db.selectFrom('discarded_file').select('key').orderBy('at').limit(batch).execute();
    if (rows.length === 0) return deleted;
    for (const { key } of rows) {
      for (const one of [smallKey(key), pictureKey(key), key]) await storage.remove(one);
    }
    const keys = rows.map(({ key }) => key);
    await db.deleteFrom('discarded_file').where('key', 'in', keys).execute();
    deleted += keys.length;
  }
}
