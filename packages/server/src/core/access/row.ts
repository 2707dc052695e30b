import type { Permission } from '@samspel/domain/subject/access';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { type RawBuilder, sql } from 'kysely';

/** A boolean in SQL; NULL means no wherever it is used. */
export type Condition = RawBuilder<boolean>;

/**
 * The aliases of a subject and its root in a query; access is read from the root.
 * `permission` is the permission of the root's kind, if the query knows it; else it is read from the row.
 * `kinds` are the kinds that the subject may be of, if the query knows them; else the row's kind chooses the policy.
 * `rootId` is the root's id, if the query knows it: PostgreSQL then looks at the entries of one root instead of all.
 */
export type Row = {
  subject: string;
  root: string;
  permission?: Permission;
  kinds?: readonly SubjectKind[];
  rootId?: RawBuilder<number>;
};

/** A subject that is its own root, such as a calendar: both aliases are the same. */
export const rootRow = (alias: string, permission?: Permission, kinds?: readonly SubjectKind[]): Row => ({
  subject: alias,
  root: alias,
  permission,
  kinds,
});

/** A subject with its root, which the query joins. */
export const row = (subject: string, root: string, permission?: Permission, kinds?: readonly SubjectKind[]): Row => ({
  subject,
  root,
  permission,
  kinds,
});

/** A column of an alias. */
export const col = (alias: string, column: string) => sql.ref(`${alias}.${column}`);
