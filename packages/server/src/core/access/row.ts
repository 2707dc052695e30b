import type { Permission } from '@samspel/domain/subject/access';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { type RawBuilder, sql } from 'kysely';

/** A yes or no in SQL; NULL means no wherever it is used. */
export type Condition = RawBuilder<boolean>;

/**
 * The aliases under which a query holds a subject and its root, where the root is what access is read from.
 * `permission` names what the root's kind asks for where the query knows it; else it is read from the row.
 * `kinds` are those that the subject may be of where the query knows it; else its policy is chosen by the row.
 * `rootId` is the root's id where the query knows it: with it, PostgreSQL looks at the entries of one root instead of all.
 */
export type Row = {
  subject: string;
  root: string;
  permission?: Permission;
  kinds?: readonly SubjectKind[];
  rootId?: RawBuilder<number>;
};

/** A subject that is its own root, such as a calendar: one alias serves as both. */
export const rootRow = (alias: string, permission?: Permission, kinds?: readonly SubjectKind[]): Row => ({
  subject: alias,
  root: alias,
  permission,
  kinds,
});

/** A subject beside the root that its query joins. */
export const row = (subject: string, root: string, permission?: Permission, kinds?: readonly SubjectKind[]): Row => ({
  subject,
  root,
  permission,
  kinds,
});

/** A column of an alias. */
export const col = (alias: string, column: string) => sql.ref(`${alias}.${column}`);
