import { linksInput } from '@samspel/domain/link/link.input';
import { kindsWith } from '@samspel/domain/subject/attachments';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { personById } from '../../core/people/persons.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import { type LinkRow, linksOn } from './link.queries.ts';

/** Resolves the links of a thing. */
export const resolvers: Resolvers = {
  Query: {
    links: permittedQuery()(linksInput, async ({ meta }, { services: { db }, caller, load }) => {
      await findSubject(db, caller, meta, 'see', { kind: kindsWith('link'), field: 'meta' });
      return load(linksOn, meta);
    }),
  },
  Link: {
    meta: ({ metaId }: LinkRow) => metaId,
    access: ({ myAccess }: LinkRow) => ({ myAccess }),
    createdBy: ({ createdById }: LinkRow, _args, { load }) => load(personById, createdById),
  },
};
