import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database, Tx } from '../core/database/pool.ts';
import { inTransaction } from '../core/database/transaction.ts';

type Titles = { nn: string; nb: string; en: string };
type Kostra = {
  groups: (Titles & { kid: string; identifier: string })[];
  functions: (Titles & { kid: string; group: string })[];
};
type Organization = {
  number: string;
  kind: 'MUNICIPALITY' | 'COUNTY' | 'OTHER';
  name: string;
  url: string | null;
  domains: string[];
};

const folder = new URL('../../data/', import.meta.url);
const read = (name: string) => readFile(new URL(name, folder), 'utf8');

/**
 * Loads municipalities, counties, other public bodies and the KOSTRA functions into the database, once for each edition of the data. What an
 * admin has changed since stays: an organization that already exists is not changed.
 */
export async function loadReferenceData(db: Database): Promise<void> {
  const [kostra, organizations] = await Promise.all([read('kostra.json'), read('organizations.json')]);
  const edition = createHash('sha256').update(kostra).update(organizations).digest('hex');
  await inTransaction(db, async (tx) => {
    await sql`lock table installation in share row exclusive mode`.execute(tx);
    const loaded = await tx
      .selectFrom('installation')
      .select('value')
      .where('name', '=', 'reference_data')
      .executeTakeFirst();
    if (loaded?.value === edition) return;
    await loadKostra(tx, JSON.parse(kostra));
    await loadOrganizations(tx, JSON.parse(organizations));
    await tx
      .insertInto('installation')
      .values({ name: 'reference_data', value: edition })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: edition }))
      .execute();
  });
}

async function loadKostra(tx: Tx, { groups, functions }: Kostra): Promise<void> {
  await sql`insert into kostra_group (kid, identifier, title_nn, title_nb, title_en)
    select kid, identifier, nn, nb, en from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g(kid text, identifier text, nn text, nb text, en text)
    on conflict (kid) do update set title_nn = excluded.title_nn, title_nb = excluded.title_nb, title_en = excluded.title_en`.execute(
    tx,
  );
  await sql`insert into kostra_function (kid, group_id, title_nn, title_nb, title_en)
    select f.kid, g.id, f.nn, f.nb, f.en
    from jsonb_to_recordset(${JSON.stringify(functions)}::jsonb) as f(kid text, "group" text, nn text, nb text, en text) join kostra_group g on g.kid = f."group"
    on conflict (kid) do update set group_id = excluded.group_id, title_nn = excluded.title_nn, title_nb = excluded.title_nb, title_en = excluded.title_en`.execute(
    tx,
  );
}

async function loadOrganizations(tx: Tx, organizations: Organization[]): Promise<void> {
  await sql`with listed as (
      select * from jsonb_to_recordset(${JSON.stringify(organizations)}::jsonb) as o(number text, kind organization_kind, name text, url text, domains jsonb)
    ), added as (
      insert into organization (number, kind, name, url) select number, kind, name, url from listed on conflict (number) do nothing returning id, number
    )
    insert into organization_domain (organization_id, domain)
    select distinct added.id, lower(domain) from added join listed using (number) cross join jsonb_array_elements_text(listed.domains) domain
    on conflict do nothing`.execute(tx);
}
