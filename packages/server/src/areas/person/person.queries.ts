import { sql } from 'kysely';
import type { Condition } from '../../core/access/rules.ts';
import type { Db } from '../../core/database/pool.ts';
import { unplanned } from '../../core/database/prepared.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { type Page, pageOf, type Window } from '../../core/graphql/page.ts';
import { byId } from '../../core/people/by-id.ts';
import { type OrganizationRow, organizationColumns } from '../../core/people/organizations.ts';
import { type PersonRow, personColumns } from '../../core/people/persons.ts';

/** Whether a person `p` has a page: the address is confirmed, and they are not deactivated. */
const isActive: Condition = sql<boolean>`p.user_status in ('ACTIVATED', 'NEED_INFO')`;

/** Active people by id; null for others. */
export const activePersonById: Batch<number, PersonRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from person p where p.id = any (${[...ids]}::bigint[]) and ${isActive}`.execute(db);
  return byId(ids, rows);
};

/** The organization with a number; null if there is none. */
export async function organizationByNumber(db: Db, number: string): Promise<OrganizationRow | null> {
  const { rows } = await sql<OrganizationRow>`
    select ${organizationColumns} from organization o where o.number = ${number}`.execute(db);
  return rows[0] ?? null;
}

/** The active people of an organization, by name. */
export async function peopleOf(db: Db, organization: number, window: Window): Promise<Page<PersonRow>> {
  const those = sql`from person p where p.organization_id = ${organization} and ${isActive}`;
  const { rows } = await sql<PersonRow>`
    select ${personColumns} ${those} order by p.name collate "nb-NO-x-icu", p.id limit ${window.limit} offset ${window.offset}`.execute(
    db,
  );
  return pageOf(window, rows, async () => {
    const { rows: counts } = await sql<{ count: number }>`select count(*) ${those}`.execute(db);
    return counts[0]!.count;
  });
}

/** How many admins there are who can sign in. */
export async function countAdmins(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from person p where p.is_admin and ${isActive}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** A person with the same service areas, and which ones, by number. */
export type ElsewhereRow = { personId: number; functionIds: number[] };

/** The most people listed as working with the same. */
const most = 12;

/** Active people of other organizations who follow some of the service areas of a person, those with most in common first. */
export async function peopleElsewhere(
  db: Db,
  { id, organizationId }: Pick<PersonRow, 'id' | 'organizationId'>,
): Promise<ElsewhereRow[]> {
  const { rows } = await sql<ElsewhereRow>`
    select p.id as "personId", jsonb_agg(f.id order by f.kid) as "functionIds"
    from person_kostra own join person_kostra theirs on theirs.function_id = own.function_id
    join kostra_function f on f.id = theirs.function_id join person p on p.id = theirs.person_id
    where own.person_id = ${id} and p.organization_id <> ${organizationId} and ${isActive}
    group by p.id order by count(*) desc, p.name collate "nb-NO-x-icu", p.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** Whether a thing `s` is about a service area of a person, and was made in another organization. */
export const isElsewhere = ({ id, organizationId }: Pick<PersonRow, 'id' | 'organizationId'>): Condition =>
  sql<boolean>`s.organization_id <> ${unplanned(organizationId, 'bigint')} and s.id in (
    select k.subject_id from subject_kostra k join person_kostra own on own.function_id = k.function_id
    where own.person_id = ${unplanned(id, 'bigint')})`;
