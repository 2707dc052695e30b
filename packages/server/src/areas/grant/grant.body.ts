import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import { kostraBody } from '../../subject/kostra/kostra.queries.ts';

/** Everything in a grant that an update replaces, as a revision keeps it, under the input's names. */
export async function grantBody(tx: Tx, id: number): Promise<Body> {
  const { rows } = await sql<{ body: Body }>`
    select jsonb_build_object('title', s.title, 'status', s.status, 'description', g.description, 'body', g.body, 'year', g.year,
      'sourceUrl', g.source_url, 'source', (select jsonb_build_object('id', id, 'name', name) from grant_source where id = g.source_id), 'category', g.category, 'type', g.type, 'budgetType', g.budget_type, 'term', g.term,
      'responsible', g.responsible_id, 'amountFrom', g.amount_from, 'amountTo', g.amount_to, 'ownShare', g.own_share,
      'validOrganizationTypes', g.valid_organization_types, 'links', g.links, 'radarGraph', g.radar,
      'sectors', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title_nn) order by o.id)
        from action_value_sector l join sector o on o.id = l.sector_id where l.action_value_id = s.id), '[]'),
      'kostraFunctions', ${kostraBody('s.id')},
      'deadlines', coalesce((select jsonb_agg(jsonb_build_object('type', type, 'date', date, 'isExpected', is_expected) order by date, type)
        from action_value_deadline where action_value_id = s.id), '[]')) as body
    from subject s join action_value g on g.id = s.id where s.id = ${id}`.execute(tx);
  return rows[0]!.body;
}

/** Keeps the content of a new grant as its first revision, so that it can be copied by the revision's id. */
export async function keepFirstRevision(tx: Tx, id: number, changedBy: number): Promise<void> {
  const body = JSON.stringify(await grantBody(tx, id));
  await tx.insertInto('revision').values({ subject_id: id, version: 1, body, changed_by: changedBy }).execute();
}
