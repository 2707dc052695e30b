import { readInput } from '@samspel/domain/input';
import type { Permission } from '@samspel/domain/subject/access';
import { type Body, changedFields } from '@samspel/domain/subject/change';
import { partsInput } from '@samspel/domain/subject/list.input';
import { sql } from 'kysely';
import type { Batch, Resolver, Resolvers } from '../../core/graphql/context.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { kostraFunctionById } from '../../core/people/kostra.ts';
import { personById } from '../../core/people/persons.ts';
import { type Codec, type HistoryValue, line } from '../codecs.ts';
import type { ChangeRow } from '../definition.ts';
import type { Kinds } from '../kinds.ts';
import { changeOfVersion, pageOfHistory, type Scope } from './history.queries.ts';
import { type LastEdit, lastEditOf } from './last-edit.queries.ts';
import { titleForMe } from './title.queries.ts';
import { wayBack } from './undo.ts';

type FieldChange = { field: string; codec: Codec; before: unknown; after: unknown };

const fieldChange = (field: string, codec: Codec = line, before: Body, after: Body): FieldChange => ({
  field,
  codec,
  before: before[field],
  after: after[field],
});

/** The three fields of a kind that has a history. @param of whose changes `history` lists */
export const historyOf = (
  of: Scope,
  permission?: Permission,
): Record<'history' | 'lastChange' | 'lastEdit', Resolver> => ({
  history: ({ id }: { id: number }, args, context) =>
    pageOfHistory(context, { of, id, permission, ...readInput(partsInput, args, '') }),
  lastChange: ({ id, version }: { id: number; version: number }, _args, { load }) =>
    load(changeOfVersion, { id, version }),
  lastEdit: ({ id }: { id: number }, _args, { load }) => load(lastEditOf, id),
});

/** The fields of changes and of pages of changes. */
export const changeFields = (kinds: Kinds): Resolvers => ({
  Change: {
    undoneBy: async (change: ChangeRow, _args, context) => {
      const { fields, history } = kinds.of(change.kind);
      const canComeBack = await history?.parts?.canComeBack(context, change);
      return canComeBack ? 'UNDO' : wayBack(fields, change.before, change.after);
    },
    by: ({ byId }: ChangeRow, _args, { load }) => load(personById, byId),
    fields: ({ kind, before, after }: ChangeRow): FieldChange[] => {
      const { fields } = kinds.of(kind);
      return changedFields(before, after, Object.keys(fields)).map((field) =>
        fieldChange(field, fields[field], before, after),
      );
    },
  },
  FieldChange: {
    before: ({ codec, before, after }: FieldChange) => valuesOf(codec, before, after),
    after: ({ codec, before, after }: FieldChange) => valuesOf(codec, after, before),
  },
  ChangeValue: {
    text: (async ({ text, personId, kostraId, principalId, thingId }: HistoryValue, _args, { load, caller }) => {
      if (personId) return (await load(personById, personId))?.name;
      if (principalId) return load(principalName, principalId);
      if (thingId) return load(titleForMe, thingId);
      return kostraId ? (await load(kostraFunctionById, kostraId))?.titles[caller.locale] : text;
    }) satisfies Resolver,
  },
  ChangePage: pageFields,
  LastEdit: { by: ({ byId }: LastEdit, _args, { load }) => load(personById, byId) },
});

/** The values of one side of a change; null or undefined gives an empty list. */
const valuesOf = ({ show }: Codec, value: unknown, other: unknown): HistoryValue[] =>
  value === null || value === undefined ? [] : show(value, other);

/** The names of people, groups and organizations that something is or was shared with; null for one that is gone. */
const principalName: Batch<number, string | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from person where id = any (${ids}::bigint[]) union all select id, name from organization where id = any (${ids}::bigint[])
    union all select id, title from person_group where id = any (${ids}::bigint[])
    union all select id, title from organization_group where id = any (${ids}::bigint[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? null);
};
