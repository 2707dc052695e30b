import { kindsWith } from '@samspel/domain/subject/attachments';
import { tagLimit } from '@samspel/domain/subject/tag';
import type { Resolver, Resolvers } from '../../core/graphql/context.ts';
import { gated } from '../../subject/card/card.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { tagsOfThings } from './tag.queries.ts';

const typesOf = (kinds: Kinds): readonly string[] =>
  kindsWith('tag')
    .map(kinds.of)
    .filter(({ saysTags }) => !saysTags)
    .map(({ type }) => type);

/** The schema that kinds with tags add. */
export const tagsSdl = (kinds: Kinds): string =>
  typesOf(kinds)
    .map((type) => `extend type ${type} { "Its tags, by title; at most ${tagLimit}." tags: [Tag!]! }`)
    .join('\n');

const tags: Resolver = ({ id }: { id: number }, _args, { load }) => load(tagsOfThings, id);

/** Resolves what kinds with tags add. */
export const tagsFields = (kinds: Kinds): Resolvers =>
  Object.fromEntries(typesOf(kinds).map((type) => [type, gated({ tags }, [])]));
