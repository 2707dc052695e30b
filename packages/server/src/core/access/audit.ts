import type { Caller } from '../base/caller.ts';
import type { Db, Tx } from '../database/pool.ts';

/** What an admin did with a thing; the one that comes first in a request is written down. */
export type Deed = 'list' | 'see' | 'edit' | 'manage' | 'restore';

/** Subjects that a request, or a transaction of it, has written down: a caller is of one request, a transaction of one attempt. */
const written = new WeakMap<object, Map<number, Promise<unknown>>>();

/**
 * Writes down what an admin reads or changes without a right of their own (decision 18): one row a request and subject, however
 * many fields of it are asked for. Nothing is answered before the row is there.
 */
export async function audit(db: Db, caller: Caller, ids: readonly number[], deed: Deed): Promise<void> {
  if (ids.length === 0) return;
  const known = ledgerOf(db.isTransaction ? db : caller);
  const news = [...new Set(ids)].filter((id) => !known.has(id));
  if (news.length > 0) {
    const writing = insert(db, caller, news, deed);
    for (const id of news) known.set(id, writing);
  }
  await Promise.all(ids.map((id) => known.get(id)));
}

/** A transaction of a caller's has been committed: what it wrote down need not be written for the answer to it. */
export function auditCommitted(tx: Tx, caller: Caller): void {
  const ledger = ledgerOf(caller);
  for (const [id, writing] of written.get(tx) ?? []) ledger.set(id, writing);
}

function ledgerOf(scope: object): Map<number, Promise<unknown>> {
  const ledger = written.get(scope) ?? new Map<number, Promise<unknown>>();
  written.set(scope, ledger);
  return ledger;
}

const insert = (db: Db, { id }: Caller, subjects: readonly number[], deed: Deed) =>
  db
    .insertInto('audit_entry')
    .values(subjects.map((subject_id) => ({ person_id: id, subject_id, deed })))
    .execute();
