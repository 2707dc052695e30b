import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a person may sign in by a password: they are an admin, or were invited, as people without municipal mail are (product/accounts#passwords).
 * @param person the alias of their row
 */
export const mayHavePassword = (person: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${person}.is_admin`)} or ${sql.ref(`${person}.invited_at`)} is not null)`;
