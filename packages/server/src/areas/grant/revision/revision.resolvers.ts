import type { Resolver, Resolvers } from '../../../core/graphql/context.ts';
import { loadAll } from '../../../core/graphql/load-all.ts';
import { pageFields } from '../../../core/graphql/page.ts';
import { kostraFunctionById } from '../../../core/people/kostra.ts';
import { personById } from '../../../core/people/persons.ts';
import { grantFields } from '../grant/grant.fields.ts';
import { deadlinesOf } from '../grant/grant.queries.ts';
import { type SectorRow, sectorById, sourceById } from '../source/source.queries.ts';
import type { RevisionRow } from './revision.queries.ts';

/** Fields are returned as a body keeps them; those of other types, below. */
const asKept: Record<string, Resolver> = Object.fromEntries(
  Object.keys(grantFields).map((name) => [name, ({ body }: RevisionRow) => body[name]]),
);

/** Resolves the content of a grant at one version. */
export const revisionFields: Resolvers = {
  ActionValueRevision: {
    ...asKept,
    actionValue: ({ grantId }: RevisionRow) => grantId,
    changedBy: ({ changedById }: RevisionRow, _args, { load }) => load(personById, changedById),
    source: ({ body }: RevisionRow, _args, { load }) => body.source && load(sourceById, body.source.id),
    responsible: ({ body }: RevisionRow, _args, { load }) => body.responsible && load(personById, body.responsible),
    sectors: ({ body }: RevisionRow, _args, context) =>
      loadAll(
        context,
        sectorById,
        body.sectors.map(({ id }) => id),
      ),
    kostraFunctions: ({ body }: RevisionRow, _args, context) =>
      loadAll(context, kostraFunctionById, body.kostraFunctions),
    deadlines: ({ grantId, isCurrent, body }: RevisionRow, _args, { load }) =>
      isCurrent ? load(deadlinesOf, grantId) : body.deadlines,
  },
  ActionValueRevisionPage: pageFields,
  Sector: { title: (sector: SectorRow, _args, { caller }) => sector[caller.locale] },
};
