import { sql } from 'kysely';
import type { Caller } from '../caller.ts';
import type { Services } from '../services.ts';

/** The person whose calendar code stands in a feed's address, with today's rights; null where nobody active has it (decision 30). */
export async function findByCalendarCode({ db }: Services, code: string): Promise<Caller | null> {
  const { rows } = await sql<Omit<Caller, 'client' | 'sessionId'>>`
    select p.id, p.hash, p.name, p.language as locale, a.organization_id as "organizationId", a.is_admin as "isAdmin",
           to_jsonb(a.permissions) as permissions
    from person p join active_person a on a.id = p.id where p.calendar_code = ${code}`.execute(db);
  return rows[0] ? { ...rows[0], sessionId: null, client: null } : null;
}
