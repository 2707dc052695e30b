import type { Permission } from '@samspel/domain/subject/access';
import { type RawBuilder, sql } from 'kysely';
import type { Who } from './who.ts';

/** A yes or no in SQL; NULL means no wherever it is used. */
export type Condition = RawBuilder<boolean>;

/**
 * The aliases under which a query holds a subject and its root, where the root is what access is read from.
 * `permission` names what the root's kind asks for where the query knows it; else it is read from the row.
 * `rootId` is the root's id where the query knows it: with it, PostgreSQL looks at the entries of one root instead of all.
 */
export type Row = { subject: string; root: string; permission?: Permission; rootId?: RawBuilder<number> };

/** A subject that is its own root, such as a calendar: one alias serves as both. */
export const rootRow = (alias: string, permission?: Permission): Row => ({ subject: alias, root: alias, permission });

/** A subject beside the root that its query joins. */
export const row = (subject: string, root: string, permission?: Permission): Row => ({ subject, root, permission });

/**
 * May know that it is there: its card of id, title, category, status and counts (decision 19, *limited*). What hangs on a limited
 * thing is not on the card, and so is absent for whoever may not read it.
 */
export function mayList(row: Row, who: Who): Condition {
  return sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and (
    ${isReady(row)} and (${isOpen(row)} or ${isShown(row)} or ${holds(row, who)}) or ${holdsWrite(row, who)} or ${isAdmin(who)}))`;
}

/** May read all of it. */
export function maySee(row: Row, who: Who): Condition {
  return sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and (
    ${isReady(row)} and (${isOpen(row)} or ${holds(row, who)}) or ${holdsWrite(row, who)} or ${isAdmin(who)}))`;
}

/** May change all of it, its access list included, but for the owner (decision 20). Whether its state allows it is the domain's rule. */
export function mayEdit(row: Row, who: Who): Condition {
  return sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and (${holdsWrite(row, who)} or ${isAdmin(who)}))`;
}

/** May name another owner: admins alone (decision 20). */
export function mayManage(row: Row, who: Who): Condition {
  return sql<boolean>`(${isAlive(row)} and ${mayUse(row, who)} and ${isAdmin(who)})`;
}

/** May find it in the trash and restore it: its owner and admins (decision 23). */
export function mayRestore(row: Row, who: Who): Condition {
  return sql<boolean>`(${col(row.subject, 'removed_with')} = ${col(row.subject, 'id')} and ${mayUse(row, who)}
    and ${ownsOrAdministers(row, who)})`;
}

/** Could restore it, if it were removed. */
export function mayRestoreLater(row: Row, who: Who): Condition {
  return sql<boolean>`(${mayUse(row, who)} and ${ownsOrAdministers(row, who)})`;
}

const ownsOrAdministers = (row: Row, who: Who) =>
  sql`(${holds(row, who, sql`and entry.level = 'OWNER'`)} or ${isAdmin(who)})`;

/** May bring back what was removed of something that is itself there: whoever may change that (docs/decisions/calendar-pages.md). */
export function mayBringBack(row: Row, who: Who): Condition {
  return sql<boolean>`(${col(row.subject, 'removed_with')} is not null and ${col(row.root, 'removed_with')} is null
    and ${mayUse(row, who)} and (${isAdmin(who)} or ${holdsWrite(row, who)}))`;
}

/** Has a right of their own, being an admin aside; what an admin does without one goes into the audit log (decision 18). */
export function hasOwnRight(row: Row, who: Who): Condition {
  return sql<boolean>`(${isOpen(row)} or ${holds(row, who)})`;
}

/** READ, WRITE or NONE as the screen shows it; OWNER stands in the access list only (decision 20). */
export function myAccess(row: Row, who: Who): RawBuilder<'NONE' | 'READ' | 'WRITE'> {
  return sql`case when ${mayEdit(row, who)} then 'WRITE' when ${maySee(row, who)} then 'READ' else 'NONE' end`;
}

/** Is a person who may use the area at all: active, and of an organization that holds the permission. */
export function mayUse(row: Row, who: Who): Condition {
  const permission = row.permission
    ? sql`${row.permission}::permission`
    : sql`permission_for(${col(row.root, 'kind')})`;
  return sql`exists (select from active_person asks where asks.id = ${who}
    and (asks.is_admin or ${permission} is null or ${permission} = any (asks.permissions)))`;
}

/** Said beside `mayUse`, which asks whether the person is active. */
const isAdmin = (who: Who): Condition =>
  sql`exists (select from person admin where admin.id = ${who} and admin.is_admin)`;

const holdsWrite = (row: Row, who: Who) => holds(row, who, sql`and entry.level in ('WRITE', 'OWNER')`);

/** Stands in the access list: as a person, or through their organization, a group, or a group of organizations. */
function holds(row: Row, who: Who, level: RawBuilder<unknown> = sql``): Condition {
  return sql`exists (select from access_entry entry join acts_as on acts_as.principal_id = entry.principal_id
    where entry.root_id = ${row.rootId ?? col(row.subject, 'root_id')} and acts_as.person_id = ${who} ${level})`;
}

const isAlive = (row: Row): Condition => sql`${col(row.subject, 'removed_with')} is null`;
const isOpen = (row: Row): Condition => sql`not ${col(row.root, 'is_private')}`;

/** Its card is for everybody: it is a root, and not hidden. */
const isShown = (row: Row): Condition =>
  sql`(${col(row.root, 'visibility')} = 'PUBLIC' and ${col(row.subject, 'id')} = ${col(row.root, 'id')})`;

/** A draft, and what waits for approval, is for those who write it; so is the checklist of an activity that is one. */
function isReady(row: Row): Condition {
  const ready = (alias: string) => sql`${col(alias, 'status')} in ('PUBLISHED', 'ARCHIVED')`;
  if (row.subject === row.root) return sql`${ready(row.subject)}`;
  const isOnReady = sql`(${col(row.subject, 'kind')} <> 'TASK' or exists (
    select from subject above where above.id = ${col(row.subject, 'parent_id')} and ${ready('above')}))`;
  return sql`(${ready(row.subject)} and ${ready(row.root)} and ${isOnReady})`;
}

const col = (alias: string, column: string) => sql.ref(`${alias}.${column}`);
