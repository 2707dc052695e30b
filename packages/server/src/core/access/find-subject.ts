import { Refusal } from '@samspel/domain/refusal';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Status } from '../../../printed/tables.ts';
import type { Caller } from '../base/caller.ts';
import type { Db } from '../database/pool.ts';
import { runPrepared, unplanned, unplannedIds } from '../database/prepared.ts';
import { type AdminAction, auditForeign } from './audit.ts';
import { restores } from './policies.ts';
import {
  type Condition,
  hasOwnRight,
  hasOwnRightToChange,
  mayBringBack,
  mayEdit,
  mayList,
  mayManage,
  mayRestore,
  maySee,
  type Row,
  row,
} from './rules.ts';
import type { Who } from './who.ts';

/** What a caller wants to do with a subject. */
export type Need = 'list' | 'see' | 'edit' | 'manage' | 'restore' | 'bringBack';

/** What an action needs to know of a subject to decide. */
export type LockedSubject = {
  id: number;
  kind: SubjectKind;
  title: string;
  status: Status;
  version: number;
  rootId: number;
  rootKind: SubjectKind;
  rootStatus: Status;
  parentId: number | null;
  isPrivate: boolean;
  createdBy: number;
};

/** The columns of a subject `s` with its root `r`, as `LockedSubject` names them. */
export const subjectColumns = sql`s.id, s.kind, s.title, s.status, s.version, s.root_id as "rootId", r.kind as "rootKind", r.status as "rootStatus",
  s.parent_id as "parentId", r.is_private as "isPrivate", s.created_by as "createdBy"`;

type Options = {
  /** A subject of any other kind is treated as absent. */
  kind?: SubjectKind | readonly SubjectKind[];
  /** The input field that holds its id, for the refusal. */
  field?: string;
  /** Another right of the area's that is also enough, such as being responsible for an activity. It must include the right to read. */
  orWith?: (row: Row, who: Who) => Condition;
  /** Locks a subject that is only read until the transaction ends, for a change that attaches something to it. */
  lockShared?: true;
};

const asks: Record<Need, (row: Row, who: Who) => Condition> = {
  list: mayList,
  see: maySee,
  edit: mayEdit,
  manage: mayManage,
  restore: mayRestore,
  bringBack: mayBringBack,
};

/** The right that a change requires of people who are not admins. Only admins manage. */
const ownRightToChange: Partial<Record<Need, (row: Row, who: Who) => Condition>> = {
  edit: hasOwnRightToChange,
  manage: () => sql<boolean>`false`,
  restore: restores,
  bringBack: hasOwnRightToChange,
};

/**
 * Finds one subject for a caller, in one statement, so that a hidden subject takes as long as an absent one. A subject that is to be changed
 * (any need but list and see) is locked until the transaction ends, its root first, which is also the order in which a removal locks. Throws
 * `notFound` if the caller may not know of the subject, `notAllowed` if they may know of it but not do what they want. An admin without a
 * right of their own is audited.
 */
export async function findSubject(
  db: Db,
  caller: Caller,
  id: number,
  need: Need,
  options: Options = {},
): Promise<LockedSubject> {
  const [found] = await findSubjects(db, caller, [id], need, options);
  return found!;
}

/**
 * Does what `findSubject` does for several, in the order of their roots and ids: each is checked by itself before anything is written
 * (product/access#two-things).
 */
export async function findSubjects(db: Db, caller: Caller, ids: readonly number[], need: Need, options: Options = {}) {
  const kinds = options.kind === undefined ? undefined : [options.kind].flat();
  const rows = await readOnce(db, caller, ids, need, kinds, options);
  for (const id of ids) {
    const found = rows.find((subject) => subject.id === id);
    if (!found?.isKnown || (kinds && !kinds.includes(found.kind))) throw new Refusal('notFound', options.field);
    if (!found.isAllowed) throw new Refusal('notAllowed', options.field);
  }
  await auditForeign(db, caller, rows, actionOf(need), ({ id }) => id);
  return rows;
}

/** The action that the audit log names for a need: bringing back is logged as restoring. */
const actionOf = (need: Need): AdminAction => (need === 'bringBack' ? 'restore' : need);

/** Subjects that a caller may change, and those that they may know of but not change. Other subjects are in neither list. */
export type SortedSubjects = { allowed: LockedSubject[]; refused: LockedSubject[] };

/** Does what `findSubjects` does for a change that leaves out subjects that the caller may not change, instead of refusing all. */
export async function sortSubjects(
  db: Db,
  caller: Caller,
  ids: readonly number[],
  need: Need,
  options: Omit<Options, 'field'>,
): Promise<SortedSubjects> {
  const kinds = options.kind === undefined ? undefined : [options.kind].flat();
  const rows = await readSubjects(db, caller, ids, need, kinds, options);
  const known = rows.filter((row) => row.isKnown && (!kinds || kinds.includes(row.kind)));
  const allowed = known.filter((row) => row.isAllowed);
  await auditForeign(db, caller, allowed, actionOf(need), ({ id }) => id);
  return { allowed, refused: known.filter((row) => !row.isAllowed) };
}

/** What is found of a subject: itself, and what the caller may do. */
type Found = LockedSubject & { isKnown: boolean | null; isAllowed: boolean | null; isOwnRight: boolean | null };

/** What loads subjects that are read, for each caller of `remembering` and each database. */
const remembered = new WeakMap<Caller, (db: Db) => DataLoader<number, Found | null>>();

/**
 * Returns a caller for whom a subject that is read is found once, however many ask for it, and together with those that are asked for at the same time.
 * Only for one request, which changes nothing.
 * @param schedule says when the subjects that are asked for are read
 */
export function remembering(caller: Caller, schedule: (read: () => void) => void): Caller {
  const one = { ...caller };
  const loaders = new Map<Db, DataLoader<number, Found | null>>();
  const loaderOn = (db: Db) =>
    new DataLoader<number, Found | null>(
      async (ids) => {
        const rows = await readSubjects(db, one, ids, 'see', undefined, {});
        return ids.map((id) => rows.find((subject) => subject.id === id) ?? null);
      },
      { batchScheduleFn: schedule },
    );
  remembered.set(one, (db) => {
    const loader = loaders.get(db) ?? loaderOn(db);
    loaders.set(db, loader);
    return loader;
  });
  return one;
}

/** Reads subjects, or remembers them. What may be of any kind is then read alike for everybody who asks, and of which kind it is comes after. */
async function readOnce(
  db: Db,
  caller: Caller,
  ids: readonly number[],
  need: Need,
  kinds: readonly SubjectKind[] | undefined,
  options: Options,
): Promise<Found[]> {
  const isRead = (need === 'list' || need === 'see') && !options.lockShared && !options.orWith && !db.isTransaction;
  const loaderOn = isRead ? remembered.get(caller) : undefined;
  if (!loaderOn) return readSubjects(db, caller, ids, need, kinds, options);
  const found = await Promise.all([...new Set(ids)].map((id) => loaderOn(db).load(id)));
  return found
    .filter((one) => one !== null)
    .map((one) => (need === 'list' ? { ...one, isAllowed: one.isKnown } : one))
    .toSorted((one, other) => one.rootId - other.rootId || one.id - other.id);
}

async function readSubjects(
  db: Db,
  caller: Caller,
  ids: readonly number[],
  need: Need,
  kinds: readonly SubjectKind[] | undefined,
  { orWith, lockShared }: Options,
): Promise<Found[]> {
  const at = row('s', 'r', undefined, kinds);
  const who = unplanned(caller.id, 'bigint');
  const lock = db.isTransaction ? lockFor(need, lockShared) : sql``;
  const isRemoved = need === 'restore' || need === 'bringBack';
  const allowed = orWith ? sql`(${asks[need](at, who)} or ${orWith(at, who)})` : asks[need](at, who);
  const known = isRemoved ? asks[need](at, who) : mayList(at, who);
  const statement = sql<Found>`
    select ${subjectColumns}, ${known} as "isKnown", ${allowed} as "isAllowed",
           ${ownRight(db, need, at, who, orWith)} as "isOwnRight"
    from subject s join subject r on r.id = s.root_id
    where s.id = any (${unplannedIds(ids)}) order by s.root_id, s.id ${lock}`;
  return runPrepared(db, statement);
}

/** How what is found is locked until the end of a transaction; outside of one, as in a query, nothing is written, and a standby can answer. */
function lockFor(need: Need, lockShared: boolean | undefined) {
  if (need !== 'list' && need !== 'see') return sql`for update of r, s`;
  return lockShared ? sql`for share of r, s` : sql``;
}

/** Whether the caller may do this without being an admin. Outside a transaction, as in a query, it is always a question of reading. */
function ownRight(db: Db, need: Need, at: Row, who: Who, orWith: Options['orWith']): Condition {
  const reads = hasOwnRight(at, who);
  const changes = db.isTransaction ? ownRightToChange[need]?.(at, who) : undefined;
  if (!changes) return reads;
  return orWith ? sql`(${changes} or ${reads} and ${orWith(at, who)})` : changes;
}
