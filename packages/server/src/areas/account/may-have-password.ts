import { type RawBuilder, sql } from 'kysely';

/** Holds of a person who may sign in by a password: an admin, or somebody who was invited, as people without municipal mail are (product/accounts#passwords). @param person the alias of their row */
export const mayHavePassword = (person: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${person}.is_admin`)} or ${sql.ref(`${person}.invited_at`)} is not null)`;
