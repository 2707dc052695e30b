import type { AdminOrganizationsInput, SubscriptionState } from '@samspel/domain/admin/organization.input';
import { Refusal } from '@samspel/domain/refusal';
import type { Permission } from '@samspel/domain/subject/access';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Db } from '../../core/database/pool.ts';
import { type Batch, inOrder } from '../../core/graphql/context.ts';
import type { Page } from '../../core/graphql/page.ts';
import { readPage } from '../../core/graphql/read-page.ts';
import { namesBeginWith, readNameQuery } from '../../core/people/name-query.ts';

/** An organization as admins see it. */
export type AdminOrganizationRow = {
  id: number;
  version: number;
  state: SubscriptionState;
  isSubscribed: boolean;
  trialEnds: Day | null;
  permissions: Permission[];
};

const state = sql`case when o.is_subscribed then 'SUBSCRIBED' when o.trial_ends is null then 'UNTRIED' when o.trial_ends > now() then 'TRIAL' else 'ENDED' end`;

/** The columns of an organization in an alias `o`. A trial that ends at midnight has the day before as its last day. */
const columns = sql`o.id, o.version, ${state} as state, o.is_subscribed as "isSubscribed", to_jsonb(o.permissions) as permissions,
  ((o.trial_ends - interval '1 microsecond') at time zone 'Europe/Oslo')::date as "trialEnds"`;

/** Organizations by name. */
export async function listOrganizations(db: Db, input: AdminOrganizationsInput): Promise<Page<AdminOrganizationRow>> {
  const isInState = input.state === undefined ? sql`true` : sql`${state} = ${input.state}`;
  const from = sql`from organization o where ${isInState} and ${textFits(input.text)}`;
  return readPage(db, input, { columns, from, order: sql`o.name collate "nb-NO-x-icu", o.id` });
}

/** Each written word begins a word of the name, or the whole text is a domain. */
function textFits(written: string | undefined) {
  if (written === undefined) return sql`true`;
  const { words, address } = readNameQuery(written);
  const isDomain = sql`o.id in (select organization_id from organization_domain where domain = ${address})`;
  return words.length === 0 ? isDomain : sql`(${namesBeginWith('o.name', words)} or ${isDomain})`;
}

/** One organization. Throws `notFound` on the field. @param lock locks the row until the transaction ends, for a change */
export async function findOrganization(db: Db, id: number, field: string, lock = sql``): Promise<AdminOrganizationRow> {
  const { rows } =
    await sql<AdminOrganizationRow>`select ${columns} from organization o where o.id = ${id} ${lock}`.execute(db);
  if (!rows[0]) throw new Refusal('notFound', field);
  return rows[0];
}

/** The domains of organizations, in alphabetical order. */
export const domainsOf: Batch<number, string[]> = async (ids, { services: { db } }) => {
  const { rows } = await sql<{ id: number; domain: string }>`
    select organization_id as id, domain from organization_domain where organization_id = any (${[...ids]}::bigint[]) order by domain`.execute(
    db,
  );
  const byId = Map.groupBy(rows, ({ id }) => id);
  return ids.map((id) => (byId.get(id) ?? []).map(({ domain }) => domain));
};

/** How many active people organizations have. */
export const peopleCountOf: Batch<number, number> = async (ids, { services: { db } }) => {
  const { rows } = await sql<{ id: number; count: number }>`
    select organization_id as id, count(*) from person where organization_id = any (${[...ids]}::bigint[])
      and user_status in ('ACTIVATED', 'NEED_INFO') group by 1`.execute(db);
  return inOrder(
    ids,
    rows,
    ({ id }) => id,
    ({ count }) => count,
    0,
  );
};
