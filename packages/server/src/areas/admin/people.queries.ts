import type { AdminGroupsInput, AdminPersonsInput, AdminRole, Standing } from '@samspel/domain/admin/people.input';
import { shareLinkOutlivesDays } from '@samspel/domain/calendar/share-link';
import { Refusal } from '@samspel/domain/refusal';
import type { OrphansInput } from '@samspel/domain/subject/orphans.input';
import { daysEarlier } from '@samspel/domain/time/moment';
import { type RawBuilder, sql } from 'kysely';
import { ownedKinds } from '../../core/access/policies.ts';
import { mayList, maySee, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import { holdsWords } from '../../core/database/holds-words.ts';
import type { Db } from '../../core/database/pool.ts';
import { type Batch, inOrder } from '../../core/graphql/context.ts';
import type { Page } from '../../core/graphql/page.ts';
import { readPage } from '../../core/graphql/read-page.ts';
import { addressBegins } from '../../core/people/by-address.ts';
import { type GroupRow, groupColumns } from '../../core/people/groups.ts';
import { namesBeginWith, readNameQuery } from '../../core/people/name-query.ts';
import { administers, ownOnly } from './admin.access.ts';

/** A person as admins see them. */
export type AdminPersonRow = {
  id: number;
  name: string;
  email: string;
  jobTitle: string | null;
  department: string | null;
  organizationId: number;
  status: Standing;
  role: AdminRole | null;
  dateCreated: Date;
  invitedAt: Date | null;
};

/** The columns of a person in an alias `p`, as `AdminPersonRow` names them. */
const columns = sql`p.id, p.name, p.email, p.job_title as "jobTitle", p.department, p.organization_id as "organizationId",
  p.user_status as status, p.date_created as "dateCreated", p.invited_at as "invitedAt",
  case when p.is_admin then 'ADMIN' when p.is_organization_admin then 'ORGANIZATION_ADMIN' end as role`;

/** The people whom the caller administers, by name. */
export async function listPeople(db: Db, caller: Caller, input: AdminPersonsInput): Promise<Page<AdminPersonRow>> {
  const from = sql`from person p where ${sql.join(filtersOf(caller, input), sql` and `)}`;
  return readPage(db, input, { columns, from, order: sql`p.name collate "nb-NO-x-icu", p.id` });
}

function filtersOf(caller: Caller, { text, organization, status, role }: AdminPersonsInput): RawBuilder<unknown>[] {
  return [
    administers(caller),
    ...(organization === undefined ? [] : [sql`p.organization_id = ${organization}`]),
    ...(status === undefined ? [] : [sql`p.user_status = ${status}`]),
    ...(role === undefined ? [] : [sql`(p.is_admin or p.is_organization_admin)`, isOf[role]]),
    ...(text === undefined ? [] : [textFits(text)]),
  ];
}

const isOf: Record<AdminRole, RawBuilder<unknown>> = {
  ADMIN: sql`p.is_admin`,
  ORGANIZATION_ADMIN: sql`(p.is_organization_admin and not p.is_admin)`,
};

/** Each written word begins a word of the name, or the whole text begins the address. */
function textFits(written: string) {
  const { words, address } = readNameQuery(written);
  const inAddress = addressBegins(sql`p.email`, address);
  return words.length === 0 ? inAddress : sql`(${namesBeginWith('p.name', words)} or ${inAddress})`;
}

/** A person whom the caller administers. Throws `notFound` on the field. @param lock locks the row until the transaction ends, for a change */
export async function findPerson(
  db: Db,
  caller: Caller,
  id: number,
  field: string,
  lock = sql``,
): Promise<AdminPersonRow> {
  const { rows } = await sql<AdminPersonRow>`
    select ${columns} from person p where p.id = ${id} and ${administers(caller)} ${lock}`.execute(db);
  if (!rows[0]) throw new Refusal('notFound', field);
  return rows[0];
}

/** When people last used a stored session, or last signed in according to the log: expired sessions are deleted. */
export const lastUsedOf: Batch<number, Date | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<{ id: number; at: Date }>`
    select p.id, greatest((select max(last_used) from session where person_id = p.id),
      (select max(a.at) from audit_entry a where a.person_id = p.id and a.action = 'signIn')) as at
    from unnest(${[...ids]}::bigint[]) p(id)`.execute(db);
  return inOrder<number, { id: number; at: Date }, Date | null>(
    ids,
    rows,
    ({ id }) => id,
    ({ at }) => at,
    null,
  );
};

/** How many things people own, counting only those that the caller may know of. */
export const ownedCountOf: Batch<number, number> = (ids, { caller, services: { db } }) =>
  counted(
    db,
    ids,
    sql`select e.person_id as id, count(*) from access_entry e join subject s on s.id = e.root_id
    where e.person_id = any (${[...ids]}::bigint[]) and e.level = 'OWNER' and s.kind = any (${ownedKinds}::subject_kind[])
      and ${mayList(row('s', 's'), person(caller.id))} group by 1`,
  );

/** When links for everyone to what people own begin to rest, or began to; null for people who are not deactivated or have no such link. */
export const linksRestOf: Batch<number, Date | null> = async (ids, { caller, services: { db } }) => {
  const { rows } = await sql<{ id: number; at: Date }>`
    select p.id, p.deactivated_at + make_interval(days => ${shareLinkOutlivesDays}) as at from person p
    where p.id = any (${[...ids]}::bigint[]) and p.deactivated_at is not null and exists (
      select from access_entry e join share_link l on l.calendar_id = e.root_id and l.released_at is null join subject s on s.id = e.root_id
      where e.person_id = p.id and e.level = 'OWNER' and ${mayList(row('s', 's'), person(caller.id))})`.execute(db);
  return inOrder<number, { id: number; at: Date }, Date | null>(
    ids,
    rows,
    ({ id }) => id,
    ({ at }) => at,
    null,
  );
};

/** How many open activities people are responsible for, counting only those that the caller may read. */
export const openCountOf: Batch<number, number> = (ids, { caller, services: { db } }) =>
  counted(
    db,
    ids,
    sql`select i.responsible_id as id, count(*) ${openActivities(caller)} and i.responsible_id = any (${[...ids]}::bigint[]) group by 1`,
  );

async function counted(db: Db, ids: readonly number[], statement: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number; count: number }>`${statement}`.execute(db);
  return inOrder(
    ids,
    rows,
    ({ id }) => id,
    ({ count }) => count,
    0,
  );
}

/** Activities `i` that are not done, in year wheels that are not archived, and that the caller may read. */
const openActivities = (caller: Caller) => sql`
  from event_instance i join subject s on s.id = i.id join subject r on r.id = s.root_id
  where not i.is_done and i.responsible_id is not null and r.status <> 'ARCHIVED' and ${maySee(row('s', 'r'), person(caller.id))}`;

/** The ids of open activities whose responsible person is no longer active, the earliest deadline first. */
export function listOrphans(db: Db, caller: Caller, { text, ...window }: OrphansInput): Promise<Page<{ id: number }>> {
  const own = ownOnly(caller);
  // Nobody administers a person whose account was deleted, but the activities they were responsible for must still be found.
  const ofThose = own === null ? sql`true` : sql`p.organization_id = ${own}`;
  const left = sql`exists (select from person p where p.id = i.responsible_id and p.user_status = 'DEACTIVATED'
    and ${ofThose} and ${holdsWords(text, 's.title', 'r.title', 'p.name')})`;
  return readPage(db, window, {
    columns: sql`i.id`,
    from: sql`${openActivities(caller)} and ${left}`,
    order: sql`i.end_date, i.id`,
  });
}

/** Groups of people by title, made by people whom the caller administers. */
export async function listGroups(db: Db, caller: Caller, input: AdminGroupsInput): Promise<Page<GroupRow>> {
  const { words } = readNameQuery(input.text ?? '');
  const fits = words.length === 0 ? sql`true` : namesBeginWith('g.title', words);
  const from = sql`from person_group g join person p on p.id = g.created_by where ${administers(caller)} and ${fits}`;
  return readPage(db, input, { columns: groupColumns, from, order: sql`g.title collate "nb-NO-x-icu", g.id` });
}

/** An organization in figures. */
export type ReportRow = { id: number } & Record<
  'people' | 'pending' | 'deactivated' | 'lately' | 'groups' | 'calendars' | 'topics' | 'discussions',
  number
>;

/** The figures of an organization; things are counted only if the caller may know of them. Throws `notFound` if the caller may not read them. */
export async function reportOf(db: Db, caller: Caller, asked: number, now: Date): Promise<ReportRow> {
  const own = ownOnly(caller);
  if (own !== null && own !== asked) throw new Refusal('notFound', 'organization');
  const lately = daysEarlier(now, 30);
  const isActive = sql`p.user_status in ('ACTIVATED', 'NEED_INFO')`;
  const made = (kind: string) => sql`(select count(*) from subject s where s.organization_id = o.id and s.kind = ${kind}
    and ${mayList(row('s', 's'), person(caller.id))})`;
  const { rows } = await sql<ReportRow>`
    select o.id, (select count(*) from person_group g join person p on p.id = g.created_by where p.organization_id = o.id) as groups,
      ${made('CALENDAR')} as calendars, ${made('TOPIC')} as topics, ${made('DISCUSSION')} as discussions, people.*
    from organization o cross join lateral (
      select count(*) filter (where ${isActive}) as people, count(*) filter (where p.user_status = 'PENDING') as pending,
        count(*) filter (where p.user_status = 'DEACTIVATED') as deactivated,
        count(*) filter (where exists (
          select from audit_entry a where a.person_id = p.id and a.at > ${lately} and a.action = 'signIn')) as lately
      from person p where p.organization_id = o.id) people
    where o.id = ${asked}`.execute(db);
  if (!rows[0]) throw new Refusal('notFound', 'organization');
  return rows[0];
}
