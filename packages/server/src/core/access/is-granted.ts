import { type RawBuilder, sql } from 'kysely';
import { type Condition, col, type Row } from './row.ts';
import type { Who } from './who.ts';

/** Is in the access list of the root: as a person, or through their organization, a group, or a group of organizations. */
export function isGranted(row: Row, who: Who, level: RawBuilder<unknown> = sql``): Condition {
  return sql`exists (select from access_entry entry join acts_as on acts_as.principal_id = entry.principal_id
    where entry.root_id = ${row.rootId ?? col(row.subject, 'root_id')} and acts_as.person_id = ${who} ${level})`;
}

/** Is in the access list of the root with WRITE or OWNER. */
export const isGrantedWrite = (row: Row, who: Who): Condition =>
  isGranted(row, who, sql`and entry.level in ('WRITE', 'OWNER')`);

/** Is the owner of the root. */
export const owns = (row: Row, who: Who): Condition => isGranted(row, who, sql`and entry.level = 'OWNER'`);

/** May be read by everybody. */
export const isOpen = (row: Row): Condition => sql`not ${col(row.root, 'is_private')}`;

/** Is neither a draft nor waiting for approval. */
export const isPublished = (alias: string): Condition => sql`${col(alias, 'status')} in ('PUBLISHED', 'ARCHIVED')`;
