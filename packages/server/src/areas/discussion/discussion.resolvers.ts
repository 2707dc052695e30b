import { allDiscussionsInput, similarDiscussionsInput } from '@samspel/domain/discussion/discussion.input';
import { id } from '@samspel/domain/input';
import { subjectUri } from '@samspel/domain/subject/address';
import { z } from 'zod';
import type { Resolver, Resolvers } from '../../core/graphql/context.ts';
import { orNotFound } from '../../core/graphql/or-not-found.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { personById } from '../../core/people/persons.ts';
import { gated } from '../../subject/card/card.ts';
import { historyOf } from '../../subject/history/history.resolvers.ts';
import { loadFollowed } from '../../subject/reaction/followed.ts';
import { reactionFields } from '../../subject/reaction/reaction.queries.ts';
import { removedQuery } from '../../subject/trash/trash.resolvers.ts';
import { discussionQuery } from './discussion.action.ts';
import { listDiscussions } from './discussion.list.ts';
import { type DiscussionRow, discussionById, summaryOf, wordsOf } from './discussion.queries.ts';
import { discussionSubject } from './discussion.subject.ts';
import { pollOf } from './poll.queries.ts';
import { similarDiscussions } from './similar.queries.ts';

const bodyField: Resolver = async ({ id }: DiscussionRow, _args, { load }) => (await load(wordsOf, id)).body;
const summaryField: Resolver = ({ id }: DiscussionRow, _args, { load }) => load(summaryOf, id);

/** Discussions: one, those of a forum, those like a title, the removed, those that I follow; and their own fields. */
export const resolvers: Resolvers = {
  Query: {
    discussion: discussionQuery(z.strictObject({ id }), async (input, { load }) =>
      orNotFound(await load(discussionById, input.id)),
    ),
    allDiscussions: discussionQuery(allDiscussionsInput, (input, { services: { db }, caller }) =>
      listDiscussions(db, caller, input),
    ),
    similarDiscussions: discussionQuery(similarDiscussionsInput, ({ title }, { services: { db }, caller }) =>
      similarDiscussions(db, caller, title),
    ),
    removedDiscussions: removedQuery(discussionSubject),
  },
  MyFollowed: {
    discussions: (_followed, _args, context) => loadFollowed(context, discussionById, 'DISCUSSION'),
  },
  Discussion: {
    kind: () => 'DISCUSSION',
    ...reactionFields,
    ...gated({
      ...historyOf('parent'),
      uri: (row: DiscussionRow) => subjectUri(row),
      createdBy: ({ createdById }: DiscussionRow, _args, { load }) => load(personById, createdById),
      topic: ({ topicId }: DiscussionRow) => topicId,
      acceptedAnswer: ({ acceptedId }: DiscussionRow) => acceptedId,
      mayEdit: ({ myAccess, isArchived }: DiscussionRow) => myAccess === 'WRITE' && !isArchived,
      body: bodyField,
      bodyText: async ({ id }: DiscussionRow, _args, { load }) => (await load(wordsOf, id)).bodyText,
      summary: summaryField,
      description: summaryField,
      currentRevision: (discussion: DiscussionRow) => discussion,
      poll: async ({ id, isArchived }: DiscussionRow, _args, { load }) => {
        const poll = await load(pollOf, id);
        return poll && { ...poll, mayVote: poll.isOpen && !isArchived };
      },
      answerCount: ({ answerCount }: DiscussionRow) => answerCount,
    }),
  },
  DiscussionRevision: { description: summaryField, body: bodyField },
  DiscussionPage: pageFields,
};
