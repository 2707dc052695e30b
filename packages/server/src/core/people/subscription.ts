import { sql } from 'kysely';
import type { Condition } from '../access/rules.ts';

/** Whether the organization in each row may be used today: it subscribes, or its trial is not over (decision 16). */
export const isSubscribed = (alias: string): Condition =>
  sql<boolean>`(${sql.ref(`${alias}.is_subscribed`)} or coalesce(${sql.ref(`${alias}.trial_ends`)} > now(), false))`;
