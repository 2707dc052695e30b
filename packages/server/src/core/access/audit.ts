import { record } from '../audit/record.ts';
import type { Caller } from '../base/caller.ts';
import type { Db, Tx } from '../database/pool.ts';

/** What an admin did with a thing; only the first action of a request is logged. */
export type AdminAction = 'list' | 'see' | 'edit' | 'manage' | 'restore';

/** What has been logged already, per caller (one request) and per transaction (one attempt). */
const written = new WeakMap<object, Ledger>();

/** The writing of each row, by `nameOf`: a subject and whether its card or the whole of it was read or changed. */
type Ledger = Map<string, Promise<unknown>>;

/**
 * Logs what an admin reads or changes without a right of their own (product/access#admins): one row for each request and subject, however
 * many fields are asked for, and one more for its card. Resolves when the rows are written, so that nothing is read unlogged.
 */
export async function audit(db: Db, caller: Caller, ids: readonly number[], action: AdminAction): Promise<void> {
  if (ids.length === 0) return;
  const known = ledgerOf(db.isTransaction ? db : caller);
  const news = [...new Set(ids)].filter((id) => !known.has(nameOf(id, action)));
  if (news.length > 0) {
    const writing = insert(db, caller, news, action);
    for (const id of news) known.set(nameOf(id, action), writing);
  }
  await Promise.all(ids.map((id) => known.get(nameOf(id, action))));
}

/**
 * Logs those rows that the caller can read only as an admin; the card of a limited thing is for everybody.
 * @param idOf returns the subject of a row, or the one that it belongs to
 */
export const auditForeign = <Row extends { isOwnRight: boolean | null }>(
  db: Db,
  caller: Caller,
  rows: readonly Row[],
  action: AdminAction,
  idOf: (row: Row) => number,
): Promise<void> => {
  const foreign = caller.isAdmin ? rows.filter(({ isOwnRight }) => !isOwnRight) : [];
  return audit(db, caller, foreign.map(idOf), action);
};

/** Notes that a caller's transaction has committed, so that reading its result does not log the same again. */
export function auditCommitted(tx: Tx, caller: Caller): void {
  const ledger = ledgerOf(caller);
  for (const [id, writing] of written.get(tx) ?? []) ledger.set(id, writing);
}

const nameOf = (id: number, action: AdminAction) => `${action === 'list' ? 'card' : 'whole'} ${id}`;

function ledgerOf(scope: object): Ledger {
  const ledger: Ledger = written.get(scope) ?? new Map();
  written.set(scope, ledger);
  return ledger;
}

const insert = (db: Db, { id }: Caller, subjects: readonly number[], action: AdminAction) =>
  record(db, ...subjects.map((subject) => ({ action, by: id, subject })));
