import { record } from '../audit/record.ts';
import type { Caller } from '../base/caller.ts';
import type { Db, Tx } from '../database/pool.ts';

/** What an admin did with a thing; the one that comes first in a request is written down. */
export type Deed = 'list' | 'see' | 'edit' | 'manage' | 'restore';

/** What a request, or a transaction of it, has written down: a caller is of one request, a transaction of one attempt. */
const written = new WeakMap<object, Ledger>();

/** By subject: whether more than its card was touched. */
type Ledger = Map<string, Promise<unknown>>;

/**
 * Writes down what an admin reads or changes without a right of their own (product/access#admins): one row a request and subject, however
 * many fields of it are asked for, beside one for its card. Nothing is answered before the row is there.
 */
export async function audit(db: Db, caller: Caller, ids: readonly number[], deed: Deed): Promise<void> {
  if (ids.length === 0) return;
  const known = ledgerOf(db.isTransaction ? db : caller);
  const news = [...new Set(ids)].filter((id) => !known.has(nameOf(id, deed)));
  if (news.length > 0) {
    const writing = insert(db, caller, news, deed);
    for (const id of news) known.set(nameOf(id, deed), writing);
  }
  await Promise.all(ids.map((id) => known.get(nameOf(id, deed))));
}

/** Writes down those of some rows that the caller came to as an admin, without a right of their own; the card of a limited thing is for everybody. @param idOf the subject that a row is of, or hangs on */
export const auditForeign = <Row extends { isOwnRight: boolean | null }>(
  db: Db,
  caller: Caller,
  rows: readonly Row[],
  deed: Deed,
  idOf: (row: Row) => number,
): Promise<void> => {
  const foreign = caller.isAdmin ? rows.filter(({ isOwnRight }) => !isOwnRight) : [];
  return audit(db, caller, foreign.map(idOf), deed);
};

/** A transaction of a caller's has been committed: what it wrote down need not be written for the answer to it. */
export function auditCommitted(tx: Tx, caller: Caller): void {
  const ledger = ledgerOf(caller);
  for (const [id, writing] of written.get(tx) ?? []) ledger.set(id, writing);
}

const nameOf = (id: number, deed: Deed) => `${deed === 'list' ? 'card' : 'whole'} ${id}`;

function ledgerOf(scope: object): Ledger {
  const ledger: Ledger = written.get(scope) ?? new Map();
  written.set(scope, ledger);
  return ledger;
}

const insert = (db: Db, { id }: Caller, subjects: readonly number[], deed: Deed) =>
  record(db, ...subjects.map((subject) => ({ deed, by: id, subject })));
