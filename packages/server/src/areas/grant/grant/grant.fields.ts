import type { Deadline, RadarEntry } from '@samspel/domain/grant/grant';
import type { GrantFieldName } from '@samspel/domain/grant/grant.fields';
import { sql } from 'kysely';
import { kostra, line, list, person, word } from '../../../subject/codecs.ts';
import { apart, type BodyOf, columnsIn, ofSubject, type StoredField } from '../../../subject/fields.ts';
import { kostraBody } from '../../../subject/kostra/kostra.queries.ts';
import { deadlineList, linkList, radarList, sectorList, sourceName } from './grant.shown.ts';

const { column, json, text } = columnsIn<'action_value'>();

const source = sql<{ id: number; name: string } | null>`(
  select jsonb_build_object('id', id, 'name', name) from grant_source where id = own.source_id)`;
const deadlines = sql<Deadline[]>`coalesce((
  select jsonb_agg(jsonb_build_object('type', type, 'date', date, 'isExpected', is_expected) order by date, type)
  from action_value_deadline where action_value_id = s.id), '[]')`;
const sectors = sql<{ id: number; title: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title_nn) order by o.id)
  from action_value_sector l join sector o on o.id = l.sector_id where l.action_value_id = s.id), '[]')`;

/** What a grant says, field by field, in the order of its history: how each is stored, shown and undone. */
export const grantFields = {
  title: ofSubject('title', line),
  status: ofSubject('status', word),
  description: column('description', line),
  type: column('type', word),
  category: column('category', word),
  source: { ...apart(source, sourceName), columns: (id: number | null) => ({ source_id: id }) },
  sourceUrl: column('source_url', line),
  year: column('year', line),
  deadlines: apart(deadlines, deadlineList),
  amountFrom: column('amount_from', line),
  amountTo: column('amount_to', line),
  ownShare: column('own_share', line),
  budgetType: column('budget_type', word),
  term: column('term', word),
  validOrganizationTypes: column('valid_organization_types', list),
  sectors: apart(sectors, sectorList),
  kostraFunctions: apart<number[]>(kostraBody('s.id'), kostra),
  radarGraph: json<(RadarEntry & { comment?: string })[]>('radar', radarList),
  links: json<{ label: string; href: string }[]>('links', linkList),
  responsible: column('responsible_id', person),
  body: text('body'),
} satisfies Record<GrantFieldName, StoredField>;

/** The content of a grant, as a revision keeps it. */
export type GrantBody = BodyOf<typeof grantFields>;
