import type { Resolver, Resolvers } from '../../core/graphql/context.ts';
import { loadAll } from '../../core/graphql/load-all.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { kostraFunctionById } from '../../core/people/kostra.ts';
import { personById } from '../../core/people/persons.ts';
import { deadlinesOf } from './grant.queries.ts';
import type { GrantBody, RevisionRow } from './revision.queries.ts';
import { type SectorRow, sectorById, sourceById } from './source.queries.ts';

/** Fields that are returned as a body keeps them. */
const plain = [
  ...['title', 'status', 'description', 'body', 'year', 'sourceUrl', 'category', 'type', 'budgetType', 'term'],
  ...['amountFrom', 'amountTo', 'ownShare', 'validOrganizationTypes', 'links', 'radarGraph'],
];

const plainFields: Record<string, Resolver> = Object.fromEntries(
  plain.map((field) => [field, ({ body }: RevisionRow) => body[field as keyof GrantBody]]),
);

/** Resolves the content of a grant at one version. */
export const revisionFields: Resolvers = {
  ActionValueRevision: {
    ...plainFields,
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
