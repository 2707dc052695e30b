import { sql } from 'kysely';
import { isGranted, isOpen, isPublished } from './is-granted.ts';
import { holdsPermission } from './permission.ts';
import { hasPublished, isOnPublished, readsDraft, restores, writes } from './policies.ts';
import { type Condition, col, type Row } from './row.ts';
import { saidOnce } from './said-once.ts';
import type { Who } from './who.ts';

export { writtenBy } from './granted.ts';
export { type Condition, type Row, rootRow, row } from './row.ts';

/**
 * May know that a thing exists: its card of id, title, category, status and counts (product/access#outcomes, *limited*). What hangs on a
 * limited thing is not on that card, so it is absent for people who may not read it.
 */
export const mayList = saidOnce(
  (row, who) => sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and (
    ${isReady(row)} and (${isOpen(row)} or ${isShown(row)} or ${isGranted(row, who)}) or ${readsDraft(row, who)} or ${isAdmin(who)}))`,
);

/** May read all of a thing. */
export const maySee = saidOnce(
  (row, who) => sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and (
    ${isReady(row)} and (${isOpen(row)} or ${isGranted(row, who)}) or ${readsDraft(row, who)} or ${isAdmin(who)}))`,
);

/**
 * May change all of a thing and its access list, except who owns it (product/access#levels). The policy of the kind decides who may. Whether the
 * state of the thing allows a change is a rule of the domain.
 */
export const mayEdit = saidOnce(
  (row, who) => sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and (${writes(row, who)} or ${isAdmin(who)}))`,
);

/** May name another owner: only admins (product/access#levels). */
export const mayManage = saidOnce(
  (row, who) => sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and ${isAdmin(who)})`,
);

/**
 * May find a thing in the trash and restore it: its owner (its author, if the policy is by author) and admins (product/access#archive-and-trash).
 * What hangs on something that has been removed meanwhile cannot be restored, since it has no place to return to.
 */
export const mayRestore = saidOnce((row, who) => {
  const hasPlace =
    row.subject === row.root
      ? sql``
      : sql`and (${col(row.subject, 'id')} = ${col(row.root, 'id')} or ${col(row.root, 'removed_with')} is null)`;
  return sql<boolean>`(${col(row.subject, 'removed_with')} = ${col(row.subject, 'id')} ${hasPlace} and ${mayUse(row, who)}
    and ${restoresOrAdministers(row, who)})`;
});

/** May restore a thing if it is removed one day. */
export const mayRestoreLater = saidOnce(
  (row, who) => sql<boolean>`(${mayUse(row, who)} and ${restoresOrAdministers(row, who)})`,
);

const restoresOrAdministers = (row: Row, who: Who) => sql`(${restores(row, who)} or ${isAdmin(who)})`;

/** May bring back a removed part of a thing that still exists: people who may change the thing (docs/decisions/calendar-pages.md). */
export const mayBringBack = saidOnce(
  (
    row,
    who,
  ) => sql<boolean>`(${col(row.subject, 'removed_with')} is not null and ${col(row.root, 'removed_with')} is null
    and ${mayUse(row, who)} and (${isAdmin(who)} or ${writes(row, who)}))`,
);

/**
 * May read a thing without being an admin. What an admin reads without such a right goes into the audit log (product/access#admins). Only
 * people who may write a draft may read it.
 */
export const hasOwnRight = saidOnce(
  (row, who) =>
    sql<boolean>`(${isReady(row)} and (${isOpen(row)} or ${isGranted(row, who)}) or ${readsDraft(row, who)})`,
);

/** May change a thing without being an admin. An admin's change without such a right goes into the audit log, even if everybody may read it. */
export const hasOwnRightToChange = saidOnce(writes);

/** READ, WRITE or NONE as the screen shows it; OWNER is only in the access list (product/access#levels). */
export const myAccess = saidOnce<'NONE' | 'READ' | 'WRITE'>(
  (row, who) => sql`case when ${mayEdit(row, who)} then 'WRITE' when ${maySee(row, who)} then 'READ' else 'NONE' end`,
);

/** May use the area at all: an active person who is an admin or whose organization holds the permission. */
export const mayUse = saidOnce((row, who) => {
  const permission = row.permission
    ? sql`${row.permission}::permission`
    : sql`permission_for(${col(row.root, 'kind')})`;
  return sql`exists (select from active_person asks where asks.id = ${who} and ${holdsPermission('asks', permission)})`;
});

/** Used only together with `mayUse`, which checks that the person is active. */
const isAdmin = (who: Who): Condition =>
  sql`exists (select from person admin where admin.id = ${who} and admin.is_admin)`;

const isAlive = (row: Row): Condition => sql`${col(row.subject, 'removed_with')} is null`;

/** Whether everybody may see the card: the thing is a root, and not hidden. */
const isShown = (row: Row): Condition =>
  sql`(${col(row.root, 'visibility')} = 'PUBLIC' and ${col(row.subject, 'id')} = ${col(row.root, 'id')})`;

/**
 * False for a draft and for what waits for approval, for what hangs on one, and for a series that has only drafts: these are for people who
 * may write them.
 */
function isReady(row: Row): Condition {
  if (row.subject === row.root) return isPublished(row.subject);
  return sql`(${isPublished(row.subject)} and ${isPublished(row.root)} and ${isOnPublished(row)} and ${hasPublished(row)})`;
}
