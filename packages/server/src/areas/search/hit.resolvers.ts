import { excerptOf, markWords } from '@samspel/domain/search/marks';
import { subjectUri } from '@samspel/domain/subject/address';
import { kindsFoundAbove } from '@samspel/domain/subject/subject';
import type { Context, Resolvers } from '../../core/graphql/context.ts';
import { personById } from '../../core/people/persons.ts';
import { hasPage } from '../../subject/definition.ts';
import type { Kinds } from '../../subject/kinds.ts';
import type { HitRow } from './hits.queries.ts';

/** A hit and the words that found it. */
export type Hit = HitRow & { words: readonly string[] };

/** What is marked: the words and their stems. */
const needlesOf = ({ words, stems }: Hit) => [...new Set([...words, ...stems])];

const excerpt = (hit: Hit) => excerptOf(hit.text ?? '', needlesOf(hit));

/** Resolves a thing that was found. */
export function hitFields(kinds: Kinds): Resolvers {
  const opened = ({ id, kind, sourceId }: Hit, { load }: Context) => {
    const { opens } = kinds.of(kind);
    return opens ? load(opens, `${id} ${sourceId}`) : null;
  };
  const standsAlone = ({ id, kind, rootId }: Hit) => id === rootId || hasPage(kinds.of(kind));
  return {
    SearchHit: {
      titleParts: (hit: Hit) => markWords(hit.title, needlesOf(hit)),
      description: (hit: Hit) =>
        excerpt(hit)
          .map(({ text }) => text)
          .join(''),
      descriptionParts: excerpt,
      uri: (hit: Hit) =>
        subjectUri(standsAlone(hit) ? { id: hit.id, title: hit.ownTitle } : { id: hit.rootId, title: hit.rootTitle }),
      home: (hit: Hit) => (hit.id !== hit.rootId && standsAlone(hit) ? hit.rootId : null),
      opens: async (hit: Hit, _args, context) => (await opened(hit, context))?.id ?? null,
      day: async (hit: Hit, _args, context) => (await opened(hit, context))?.day ?? null,
      within: ({ id, rootId, rootTitle }: Hit) => (id === rootId ? null : rootTitle),
      foundIn: (hit: Hit) => (isBelow(hit) ? hit.sourceKind : null),
      foundId: (hit: Hit) => (isBelow(hit) ? hit.sourceId : null),
      createdBy: ({ createdById }: Hit, _args, { load }) => load(personById, createdById),
    },
  };
}

/** Whether it was found by something on it; an activity and its series are the same thing to people. */
const isBelow = ({ sourceKind }: HitRow): boolean =>
  kindsFoundAbove.includes(sourceKind) && sourceKind !== 'EVENT_INSTANCE';
