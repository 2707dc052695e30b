import type { Status, Visibility } from '../../../printed/tables.ts';
import { auditForeign } from '../../core/access/audit.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';

type CardRow = { id: number; status: Status; visibility: Visibility; isOwnRight: boolean };

/** Audits the cards that an admin reads and that others without a right may not: of hidden things and of drafts (product/access#admins). */
export async function auditCards(db: Db, caller: Caller, rows: readonly CardRow[]): Promise<void> {
  const isForAll = ({ status, visibility }: CardRow) =>
    visibility === 'PUBLIC' && (status === 'PUBLISHED' || status === 'ARCHIVED');
  const notForAll = rows.filter((row) => !isForAll(row));
  await auditForeign(db, caller, notForAll, 'list', ({ id }) => id);
}
