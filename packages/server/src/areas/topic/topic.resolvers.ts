import { id } from '@samspel/domain/input';
import { allTopicsInput } from '@samspel/domain/topic/topic.input';
import { z } from 'zod';
import type { Resolvers } from '../../core/graphql/context.ts';
import { orNotFound } from '../../core/graphql/or-not-found.ts';
import { kostraGroupById } from '../../core/people/kostra.ts';
import { gated } from '../../subject/card/card.ts';
import { ownFields } from '../../subject/fields.ts';
import { kostraFunctionsField, kostraFunctionsOf } from '../../subject/kostra/kostra.queries.ts';
import { loadFollowed } from '../../subject/reaction/followed.ts';
import { listFields, wholeFields } from '../../subject/root/root.resolvers.ts';
import { removedQuery } from '../../subject/trash/trash.resolvers.ts';
import { relatedOf } from '../relation/related.access.ts';
import { topicKind, topicQuery } from './topic.action.ts';
import { topicFields } from './topic.fields.ts';
import { type TopicRow, topicById } from './topic.queries.ts';
import { topicSubject } from './topic.subject.ts';
import { listTopics } from './topic-list.queries.ts';

/** Topics: one, all that I may know of, the removed, those that I follow; their own fields. */
export const topicResolvers: Resolvers = {
  Query: {
    topic: topicQuery(z.strictObject({ id }), async (input, { load }) => orNotFound(await load(topicById, input.id))),
    allTopics: topicQuery(allTopicsInput, (input, { services: { db }, caller }) => listTopics(db, caller, input)),
    removedTopics: removedQuery(topicSubject),
  },
  MyFollowed: {
    topics: (_followed, _args, context) => loadFollowed(context, topicById, 'TOPIC'),
  },
  Topic: {
    ...wholeFields(topicKind),
    ...gated({
      ...ownFields(topicFields, ['category']),
      descriptionText: ({ descriptionText }: TopicRow) => descriptionText,
      currentRevision: (topic: TopicRow) => topic,
    }),
    ...gated(
      {
        kostraFunctions: kostraFunctionsField,
        relations: async ({ id }: TopicRow, _args, { load }) =>
          (await load(relatedOf, { id, kind: 'TOPIC' })).map((related) => related.id),
      },
      [],
    ),
  },
  TopicRevision: {
    body: ({ description }: TopicRow) => description,
    sector: async ({ id }: TopicRow, _args, { load }) => {
      const [first] = await load(kostraFunctionsOf, id);
      return first ? load(kostraGroupById, first.groupId) : null;
    },
    kostraFunctions: kostraFunctionsField,
  },
  TopicPage: listFields,
};
