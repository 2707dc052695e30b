import { isInTime } from '@samspel/domain/subject/trash';
import { sql } from 'kysely';
import type { Batch, Resolver, Resolvers } from '../../core/graphql/context.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { kostraFunctionById } from '../../core/people/kostra.ts';
import { personById } from '../../core/people/persons.ts';
import { type Body, changedFields, type HistoryValue, undoneBy, valuesOf } from './history.changes.ts';
import type { ChangeRow } from './history.queries.ts';

type FieldChange = { field: string; before: Body; after: Body };

/** The fields of changes and of pages of them. */
export const historyFields: Resolvers = {
  Change: {
    undoneBy: ({ before, after, removedAt }: ChangeRow, _args, { services }) =>
      undoneBy(before, after, isInTime(removedAt, services.now())),
    removed: ({ removed, removedAt }: ChangeRow, _args, { services }) =>
      isInTime(removedAt, services.now()) ? removed : 0,
    by: ({ byId }: ChangeRow, _args, { load }) => load(personById, byId),
    fields: ({ before, after }: ChangeRow): FieldChange[] =>
      changedFields(before, after).map((field) => ({ field, before, after })),
  },
  FieldChange: {
    before: ({ field, before, after }: FieldChange) => valuesOf(field, before, after),
    after: ({ field, before, after }: FieldChange) => valuesOf(field, after, before),
  },
  ChangeValue: {
    text: (async ({ text, personId, kostraId, principalId }: HistoryValue, _args, { load, caller }) => {
      if (personId) return (await load(personById, personId))?.name;
      if (principalId) return load(principalName, principalId);
      return kostraId ? (await load(kostraFunctionById, kostraId))?.titles[caller.locale] : text;
    }) satisfies Resolver,
  },
  ChangePage: pageFields,
};

/** The names of those whom something is or was shared with; null for a group that is no more. */
const principalName: Batch<number, string | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from person where id = any (${ids}::bigint[]) union all select id, name from organization where id = any (${ids}::bigint[])
    union all select id, title from person_group where id = any (${ids}::bigint[])
    union all select id, title from organization_group where id = any (${ids}::bigint[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? null);
};
