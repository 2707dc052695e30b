import { relatedInput } from '@samspel/domain/relation/relation.input';
import { kindsWith } from '@samspel/domain/subject/attachments';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { type Page, pageFields, pageOf } from '../../core/graphql/page.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import { thingsOf } from '../../subject/thing.ts';
import { countRelated, mayRelate, relatedPages } from './relation.queries.ts';

/** Resolves what a thing is related to. */
export const relationFields = (kinds: Kinds): Resolvers => ({
  Query: {
    related: permittedQuery()(relatedInput, async ({ limit, offset, sort, ...ends }, context) => {
      const { services, caller } = context;
      await findSubject(services.db, caller, ends.meta, 'see', { kind: kindsWith('relation'), field: 'meta' });
      const keys = await context.load(relatedPages, { ...ends, sort, limit, offset });
      const nodes = await thingsOf(kinds, keys, context);
      return { ...pageOf({ limit, offset }, nodes, () => countRelated(services.db, caller, ends)), meta: ends.meta };
    }),
  },
  RelatedPage: {
    ...pageFields,
    mayRelate: ({ meta }: Page<unknown> & { meta: number }, _args, { load }) => load(mayRelate, meta),
  },
});
