import { kindsWith } from '@samspel/domain/subject/attachments';
import type { Resolver, Resolvers } from '../../core/graphql/context.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { linksOf } from './link.queries.ts';

const typesOf = (kinds: Kinds): readonly string[] => kindsWith('link').map((kind) => kinds.of(kind).type);

/** The schema that every kind with links adds. */
export const linkedSdl = (kinds: Kinds): string =>
  typesOf(kinds)
    .map((type) => `extend type ${type} { "Its links, oldest first; at most 100." links: [Link!]! }`)
    .join('\n');

const links: Resolver = ({ id }: { id: number }, _args, { load }) => load(linksOf, id);

/** Resolves what every kind with links adds. */
export const linkedFields = (kinds: Kinds): Resolvers =>
  Object.fromEntries(typesOf(kinds).map((type) => [type, { links }]));
