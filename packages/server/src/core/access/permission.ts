import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './row.ts';

/**
 * Whether the active person in each row holds a permission: admins hold all, other people those that their organization holds today
 * (product/access#permissions). A NULL permission is held by everybody.
 * @param asks the alias of a row of `active_person`
 */
export const holdsPermission = (asks: string, permission: RawBuilder<unknown>): Condition =>
  sql<boolean>`(${sql.ref(`${asks}.is_admin`)} or ${permission} is null or ${permission} = any (${sql.ref(`${asks}.permissions`)}))`;
