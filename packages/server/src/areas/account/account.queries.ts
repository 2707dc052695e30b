import { refreshIdleDays, refreshTotalDays } from '@samspel/domain/session/session';
import type { Permission } from '@samspel/domain/subject/access';
import { daysEarlier } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Services } from '../../core/base/services.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { type KostraFunctionRow, kostraFunctionColumns } from '../../core/people/kostra.ts';

/** The permissions that people have through their organizations today (product/access#permissions), by person. */
export const permissionsOf: Batch<number, Permission[]> = async (ids, { services: { db } }) => {
  const rows = await runPrepared(
    db,
    sql<{ id: number; permissions: Permission[] }>`
    select id, to_jsonb(permissions) as permissions from active_person where id = any (${[...ids]}::bigint[])`,
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.permissions ?? []);
};

/** The service areas that people follow, by person, in the order of their numbers. */
export const kostraFunctionsOf: Batch<number, KostraFunctionRow[]> = async (ids, { services: { db } }) => {
  const { rows } = await sql<KostraFunctionRow & { personId: number }>`
    select k.person_id as "personId", ${kostraFunctionColumns}
    from person_kostra k join kostra_function f on f.id = k.function_id
    where k.person_id = any (${[...ids]}::bigint[]) order by f.kid`.execute(db);
  return ids.map((id) => rows.filter(({ personId }) => personId === id));
};

/** Other addresses of a person, in alphabetical order. */
export async function alternateEmails(db: Db, personId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('alternate_email')
    .select('email')
    .where('person_id', '=', personId)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** A sign-in of a person on one device: an entry of their list of refresh tokens (product/accounts#sessions). */
export type SignIn = {
  id: number;
  dateCreated: Date;
  lastUsed: Date;
  /** The browser's `User-Agent` header; null if it sent none. */
  userAgent: string | null;
  /** Whether it is the sign-in of this request. */
  isCurrent: boolean;
};

/** The caller's sign-ins that still work, the most recently used first; at most 100. */
export async function mySignIns({ db, now }: Services, caller: Caller): Promise<SignIn[]> {
  const daysAgo = (days: number) => daysEarlier(now(), days);
  const { rows } = await sql<SignIn>`
    select id, started_at as "dateCreated", last_used as "lastUsed", user_agent as "userAgent", id = ${caller.sessionId} as "isCurrent"
    from session where person_id = ${caller.id} and revoked_at is null
      and started_at > ${daysAgo(refreshTotalDays)} and last_used > ${daysAgo(refreshIdleDays)}
    order by last_used desc, id desc limit 100`.execute(db);
  return rows;
}
