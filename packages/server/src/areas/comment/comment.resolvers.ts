import { mayEditComment, mayRemoveComment } from '@samspel/domain/comment/comment';
import { commentsInput, findReadersInput, repliesInput } from '@samspel/domain/comment/comment.input';
import { id, readInput } from '@samspel/domain/input';
import { kindsWith } from '@samspel/domain/subject/attachments';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Resolver, Resolvers } from '../../core/graphql/context.ts';
import { type Page, pageFields, pageOf } from '../../core/graphql/page.ts';
import { personById } from '../../core/people/persons.ts';
import { historyOf } from '../../subject/history/history.resolvers.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import { reactionFields } from '../../subject/reaction/reaction.queries.ts';
import { answersOn, type CommentRow, commentById, countFound } from './comment.queries.ts';
import { withComments } from './commented.ts';
import { countComments } from './count.queries.ts';
import { findReaders } from './reader.queries.ts';
import { countNewer, countReplies, repliesOf } from './reply.queries.ts';

type Answers = Page<CommentRow> & { metaId: number; isArchived: boolean };

/** A root field for everybody who may read the thing concerned, whatever its area. */
const query = permittedQuery();

const { history, lastChange } = historyOf('self');

const isAnswer = ({ id, threadId }: CommentRow): boolean => id === threadId;
const isGone = ({ status }: CommentRow): boolean => status === 'OBSOLETE';

const rightsOf = ({ authorId, isArchived }: CommentRow, callerId: number) => ({
  isMine: authorId === callerId,
  isArchived,
});

/** Resolves comments, and the people who can be mentioned in them. */
export const commentFields = (kinds: Kinds): Resolvers => ({
  Query: {
    comments: query(commentsInput, async (input, { services: { db }, caller, load }) => {
      const { meta, query } = input;
      const on = await findSubject(db, caller, meta, 'see', { kind: kindsWith('comment'), field: 'meta' });
      const nodes = await load(answersOn, input);
      const count = async () =>
        query?.trim() ? countFound(db, meta, query) : (await load(countComments, meta)).answers;
      return { ...pageOf(input, nodes, count), metaId: meta, isArchived: on.rootStatus === 'ARCHIVED' };
    }),
    comment: query(z.strictObject({ id }), async (input, { services: { db }, caller, load }) => {
      await findSubject(db, caller, input.id, 'see', { kind: 'COMMENT', field: 'id' });
      return load(commentById, input.id);
    }),
    findReaders: query(findReadersInput, async ({ meta, query }, { services: { db }, caller }) => {
      await findSubject(db, caller, meta, 'see', { kind: kindsWith('comment'), field: 'meta' });
      return findReaders(db, caller, meta, query);
    }),
  },
  CommentPage: {
    ...pageFields,
    commentCount: async ({ metaId }: Answers, _args, { load }) => (await load(countComments, metaId)).all,
    mayComment: ({ isArchived }: Answers) => !isArchived,
  },
  Comment: {
    history,
    lastChange,
    likes: unlessGone(reactionFields.likes, 0),
    isLiked: unlessGone(reactionFields.isLiked, false),
    meta: ({ metaId }: CommentRow) => metaId,
    on: (comment: CommentRow, _args, context) => withComments(kinds, comment, context),
    parent: (comment: CommentRow) => (isAnswer(comment) ? null : comment.threadId),
    author: ({ authorId }: CommentRow, _args, { load }) => authorId && load(personById, authorId),
    mayEdit: (comment: CommentRow, _args, { caller }) => mayEditComment(rightsOf(comment, caller.id)),
    mayRemove: (comment: CommentRow, _args, { caller }) =>
      !isGone(comment) && mayRemoveComment(rightsOf(comment, caller.id), caller.isAdmin),
    replies: (comment: CommentRow, args, { load }) => {
      const window = readInput(repliesInput, args, '');
      return isAnswer(comment) ? load(repliesOf, { id: comment.id, metaId: comment.metaId, ...window }) : [];
    },
    replyCount: (comment: CommentRow, _args, { load }) =>
      isAnswer(comment) ? load(countReplies, { id: comment.id, metaId: comment.metaId }) : 0,
    newerAnswers: ({ threadId, metaId }: CommentRow, _args, { load }) => load(countNewer, { id: threadId, metaId }),
  },
});

/** Resolves the field of a comment; returns `instead` if the comment was removed and only keeps a place. */
function unlessGone(field: Resolver, instead: number | boolean): Resolver {
  return (comment: CommentRow, args, context, info) =>
    isGone(comment) ? instead : field(comment, args, context, info);
}
