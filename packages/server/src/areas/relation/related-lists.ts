import { kindsWith } from '@samspel/domain/subject/attachments';
import type { Context, Resolvers } from '../../core/graphql/context.ts';
import { fieldOf } from '../../core/graphql/field-name.ts';
import { mostNested } from '../../core/graphql/nested.ts';
import { gated } from '../../subject/card/card.ts';
import type { SubjectDefinition } from '../../subject/definition.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { thingsOf } from '../../subject/thing.ts';
import { relatedOf } from './related.access.ts';

const relatable = (kinds: Kinds): readonly SubjectDefinition[] => kindsWith('relation').map(kinds.of);

/** The schema that every kind with relations adds: a list of each such kind, such as `Topic.calendars`. */
export function relatedSdl(kinds: Kinds): string {
  const lists = relatable(kinds).map(
    ({ type }) => `
  "Things of this type that it is related to, that are on it or that it is on, and that I may know of: the newest ${mostNested}, newest first. All: \`related\`."
  ${fieldOf(type)}: [${type}!]!`,
  );
  return relatable(kinds)
    .map(({ type }) => `extend type ${type} {${lists.join('')}\n}`)
    .join('\n');
}

/** Resolves what every kind with relations adds. */
export function relatedFields(kinds: Kinds): Resolvers {
  const lists = Object.fromEntries(
    relatable(kinds).map(({ type, kind }) => [
      fieldOf(type),
      async ({ id }: { id: number }, _args: unknown, context: Context) =>
        thingsOf(kinds, await context.load(relatedOf, { id, kind }), context),
    ]),
  );
  return Object.fromEntries(relatable(kinds).map(({ type }) => [type, gated(lists, [])]));
}
