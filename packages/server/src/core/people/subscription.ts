import { sql } from 'kysely';
import type { Condition } from '../access/rules.ts';

/** Whether the organization in each row may be used today: it subscribes, or its trial is not over (product/accounts#trial-and-subscription). */
const isSubscribed = (organization: string): Condition =>
  sql<boolean>`(${sql.ref(`${organization}.is_subscribed`)} or coalesce(${sql.ref(`${organization}.trial_ends`)} > now(), false))`;

/**
 * Whether nobody from the organization in each row has signed up yet: its trial begins with the first person who does
 * (product/accounts#trial-and-subscription).
 */
const isUntried = (organization: string): Condition =>
  sql<boolean>`(${sql.ref(`${organization}.trial_ends`)} is null and not ${sql.ref(`${organization}.is_subscribed`)})`;

/** Whether a new person may sign up with the organization in each row. */
export const maySignUp = (organization: string): Condition =>
  sql<boolean>`(${isSubscribed(organization)} or ${isUntried(organization)})`;

/**
 * Whether the person in each row may sign in and stay signed in: admins always, others if their organization subscribes or is on trial, or if
 * they are the first to sign up.
 * @param person, organization the aliases of their rows
 */
export const maySignIn = (person: string, organization: string): Condition =>
  sql<boolean>`(${sql.ref(`${person}.is_admin`)} or ${isSubscribed(organization)}
    or (${sql.ref(`${person}.user_status`)} = 'PENDING' and ${isUntried(organization)}))`;
