import type { Status, Visibility } from '../../../printed/tables.ts';
import { auditForeign } from '../../core/access/audit.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';

type CardRow = { id: number; status: Status; visibility: Visibility; isOwnRight: boolean };

/** Writes down which cards an admin reads that others without a right may not (product/access#admins): of hidden things and of drafts. */
export async function auditCards(db: Db, caller: Caller, rows: readonly CardRow[]): Promise<void> {
  const isForAll = ({ status, visibility }: CardRow) =>
    visibility === 'PUBLIC' && (status === 'PUBLISHED' || status === 'ARCHIVED');
  const notForAll = rows.filter((row) => !isForAll(row));
  await auditForeign(db, caller, notForAll, 'list', ({ id }) => id);
}
