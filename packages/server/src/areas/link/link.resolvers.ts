import { linksInput } from '@samspel/domain/link/link.input';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { personById } from '../../core/people/persons.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import { type LinkRow, readLinks } from './link.queries.ts';
import { linkedKinds } from './linked.ts';

/** The links of a thing. */
export const linkFields = (kinds: Kinds): Resolvers => ({
  Query: {
    links: permittedQuery()(linksInput, async ({ meta }, { services: { db }, caller }) => {
      await findSubject(db, caller, meta, 'see', { kind: linkedKinds(kinds), field: 'meta' });
      return readLinks(db, caller, meta);
    }),
  },
  Link: {
    meta: ({ metaId }: LinkRow) => metaId,
    access: ({ myAccess }: LinkRow) => ({ myAccess }),
    createdBy: ({ createdById }: LinkRow, _args, { load }) => load(personById, createdById),
  },
});
