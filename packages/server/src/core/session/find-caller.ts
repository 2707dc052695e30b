import { type RawBuilder, sql } from 'kysely';
import { holdsPermission } from '../access/permission.ts';
import type { Caller } from '../base/caller.ts';
import type { Services } from '../base/services.ts';
import { runPrepared } from '../database/prepared.ts';
import { maySignIn } from '../people/subscription.ts';
import { hashesOfCalendarCode } from './calendar-code.ts';
import { hashToken } from './token.ts';

/**
 * Returns the person of an access token, with today's rights. Returns null if the token is unknown, expired or revoked, if the person is
 * inactive, or if the organization's trial or subscription is over (product/accounts#trial-and-subscription), except for admins.
 */
export async function findCaller(
  services: Services,
  token: string | null,
  client: string | null,
): Promise<Caller | null> {
  if (token === null) return null;
  const signed = sql`access_token t join session s on s.id = t.session_id
    join person p on p.id = s.person_id join organization o on o.id = p.organization_id
    where t.hash = ${hashToken(token)} and t.expires_at > ${services.now()} and s.revoked_at is null
      and ${maySignIn('p', 'o')}`;
  const caller = await readCaller(services, sql`select s.person_id, s.id as session_id from ${signed}`);
  return caller && { ...caller, client };
}

/** Returns the person whose calendar code is in a feed's address, with today's rights; null if no active person has it (product/sharing#feeds). */
export const findByCalendarCode = (services: Services, code: string): Promise<Caller | null> =>
  readCaller(
    services,
    sql`select person_id, null::bigint as session_id from calendar_code where hash = any (${hashesOfCalendarCode(services, code)}::bytea[])`,
  );

/** Returns a person for whom a job does what they asked for earlier, with today's rights; null if they are no longer active. */
export const findPersonAsCaller = (services: Services, personId: number): Promise<Caller | null> =>
  readCaller(services, sql`select ${personId}::bigint as person_id, null::bigint as session_id`);

/** @param asks a select of one person_id and session_id; session_id may be null */
async function readCaller({ db }: Services, asks: RawBuilder<unknown>): Promise<Caller | null> {
  const statement = sql<Omit<Caller, 'client' | 'sending'>>`
    select p.id, asks.session_id as "sessionId", p.hash, p.name, p.language as locale, a.organization_id as "organizationId",
           a.is_admin as "isAdmin", p.is_organization_admin as "isOrganizationAdmin", to_jsonb(a.permissions) as permissions,
           (select coalesce(jsonb_agg(one), '[]') from unnest(enum_range(null::permission)) one where ${holdsPermission('a', sql`one`)}) as "mayUse"
    from (${asks}) asks join active_person a on a.id = asks.person_id join person p on p.id = a.id`;
  const [found] = await runPrepared(db, statement);
  return found ? { ...found, client: null, sending: null } : null;
}
