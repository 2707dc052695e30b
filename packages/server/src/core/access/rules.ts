import { type RawBuilder, sql } from 'kysely';
import { holds, isOpen, isPublished } from './holds.ts';
import { holdsPermission } from './permission.ts';
import { hasPublished, isOnPublished, readsDraft, restores, writes } from './policies.ts';
import { type Condition, col, type Row } from './row.ts';
import type { Who } from './who.ts';

export { writtenBy } from './held.ts';
export { type Condition, type Row, rootRow, row } from './row.ts';

/**
 * May know that it is there: its card of id, title, category, status and counts (product/access#outcomes, *limited*). What hangs on a limited
 * thing is not on the card, and so is absent for whoever may not read it.
 */
export function mayList(row: Row, who: Who): Condition {
  return sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and (
    ${isReady(row)} and (${isOpen(row)} or ${isShown(row)} or ${holds(row, who)}) or ${readsDraft(row, who)} or ${isAdmin(who)}))`;
}

/** May read all of it. */
export function maySee(row: Row, who: Who): Condition {
  return sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and (
    ${isReady(row)} and (${isOpen(row)} or ${holds(row, who)}) or ${readsDraft(row, who)} or ${isAdmin(who)}))`;
}

/**
 * May change all of it, its access list included, but for the owner (product/access#levels): whoever the policy of its kind says. Whether its state
 * allows it is the domain's rule.
 */
export function mayEdit(row: Row, who: Who): Condition {
  return sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and (${writes(row, who)} or ${isAdmin(who)}))`;
}

/** May name another owner: admins alone (product/access#levels). */
export function mayManage(row: Row, who: Who): Condition {
  return sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and ${isAdmin(who)})`;
}

/**
 * May find it in the trash and restore it: its owner, of what its author writes its author, and admins (product/access#archive-and-trash). What hangs on
 * something that was removed meanwhile has no place to come back to.
 */
export function mayRestore(row: Row, who: Who): Condition {
  const hasPlace =
    row.subject === row.root
      ? sql``
      : sql`and (${col(row.subject, 'id')} = ${col(row.root, 'id')} or ${col(row.root, 'removed_with')} is null)`;
  return sql<boolean>`(${col(row.subject, 'removed_with')} = ${col(row.subject, 'id')} ${hasPlace} and ${mayUse(row, who)}
    and ${restoresOrAdministers(row, who)})`;
}

/** Could restore it, if it were removed. */
export function mayRestoreLater(row: Row, who: Who): Condition {
  return sql<boolean>`(${mayUse(row, who)} and ${restoresOrAdministers(row, who)})`;
}

const restoresOrAdministers = (row: Row, who: Who) => sql`(${restores(row, who)} or ${isAdmin(who)})`;

/** May bring back what was removed of something that is itself there: whoever may change that (docs/decisions/calendar-pages.md). */
export function mayBringBack(row: Row, who: Who): Condition {
  return sql<boolean>`(${col(row.subject, 'removed_with')} is not null and ${col(row.root, 'removed_with')} is null
    and ${mayUse(row, who)} and (${isAdmin(who)} or ${writes(row, who)}))`;
}

/** Has a right of their own, being an admin aside; what an admin does without one goes into the audit log (product/access#admins). A draft is for those who write it. */
export function hasOwnRight(row: Row, who: Who): Condition {
  return sql<boolean>`(${isReady(row)} and (${isOpen(row)} or ${holds(row, who)}) or ${readsDraft(row, who)})`;
}

/** May change it by a right of their own, being an admin aside: also where all may read. What an admin changes without one goes into the audit log. */
export const hasOwnRightToChange = writes;

/** READ, WRITE or NONE as the screen shows it; OWNER stands in the access list only (product/access#levels). */
export function myAccess(row: Row, who: Who): RawBuilder<'NONE' | 'READ' | 'WRITE'> {
  return sql`case when ${mayEdit(row, who)} then 'WRITE' when ${maySee(row, who)} then 'READ' else 'NONE' end`;
}

/** Is a person who may use the area at all: active, and of an organization that holds the permission. */
export function mayUse(row: Row, who: Who): Condition {
  const permission = row.permission
    ? sql`${row.permission}::permission`
    : sql`permission_for(${col(row.root, 'kind')})`;
  return sql`exists (select from active_person asks where asks.id = ${who} and ${holdsPermission('asks', permission)})`;
}

/** Said beside `mayUse`, which asks whether the person is active. */
const isAdmin = (who: Who): Condition =>
  sql`exists (select from person admin where admin.id = ${who} and admin.is_admin)`;

const isAlive = (row: Row): Condition => sql`${col(row.subject, 'removed_with')} is null`;

/** Its card is for everybody: it is a root, and not hidden. */
const isShown = (row: Row): Condition =>
  sql`(${col(row.root, 'visibility')} = 'PUBLIC' and ${col(row.subject, 'id')} = ${col(row.root, 'id')})`;

/** A draft, and what waits for approval, is for those who write it; so is what hangs on one, and a series of drafts alone. */
function isReady(row: Row): Condition {
  if (row.subject === row.root) return isPublished(row.subject);
  return sql`(${isPublished(row.subject)} and ${isPublished(row.root)} and ${isOnPublished(row)} and ${hasPublished(row)})`;
}
