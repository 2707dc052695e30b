import type { Permission } from '@samspel/domain/access';
import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { Caller } from '../caller.ts';
import type { Services } from '../services.ts';
import { hashToken } from './token.ts';

type Found = Omit<Caller, 'client' | 'permissions'> & { permissions: Permission[] };

/** The person that an access token signs, with today's rights; null where it is unknown, expired, revoked, or the person inactive. */
export async function findCaller(
  { db, now }: Services,
  token: string | null,
  client: string | null,
): Promise<Caller | null> {
  if (token === null) return null;
  const { rows } = await sql<Found>`
    select p.id, s.id as "sessionId", p.hash, p.name, p.language as locale, a.organization_id as "organizationId", a.is_admin as "isAdmin",
           to_jsonb(a.permissions) as permissions
    from access_token t join session s on s.id = t.session_id join active_person a on a.id = s.person_id join person p on p.id = a.id
    where t.hash = ${hashToken(token)} and t.expires_at > ${now()} and s.revoked_at is null`.execute(db);
  return rows[0] ? { ...rows[0], locale: rows[0].locale as Locale, client } : null;
}
