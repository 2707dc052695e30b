import { sql } from 'kysely';
import type { Condition } from '../access/rules.ts';

/** Whether the organization in each row may be used today: it subscribes, or its trial is not over (product/accounts#trial-and-subscription). */
export const isSubscribed = (alias: string): Condition =>
  sql<boolean>`(${sql.ref(`${alias}.is_subscribed`)} or coalesce(${sql.ref(`${alias}.trial_ends`)} > now(), false))`;

/** Whether nobody of the organization in each row has signed up yet: its trial begins with the first who does (product/accounts#trial-and-subscription). */
export const isUntried = (alias: string): Condition =>
  sql<boolean>`(${sql.ref(`${alias}.trial_ends`)} is null and not ${sql.ref(`${alias}.is_subscribed`)})`;
