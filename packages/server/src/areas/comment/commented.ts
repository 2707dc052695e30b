import { kindsWith } from '@samspel/domain/subject/attachments';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { runPrepared } from '../../core/database/prepared.ts';
import { type Batch, type Context, inOrder, type Resolvers } from '../../core/graphql/context.ts';
import { mostNested } from '../../core/graphql/nested.ts';
import type { SubjectDefinition } from '../../subject/definition.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { thingOf } from '../../subject/thing.ts';
import type { CommentRow } from './comment.queries.ts';
import { countComments } from './count.queries.ts';
import { newestAnswers } from './newest.queries.ts';

const commented = (kinds: Kinds): readonly SubjectDefinition[] => kindsWith('comment').map(kinds.of);

/** The schema that every kind with comments adds. */
export const commentedSdl = (kinds: Kinds): string =>
  commented(kinds)
    .map(
      ({ type }) =>
        `extend type ${type} implements Commented {
  "Answers and replies, without what was removed."
  commentCount: Int!
  "The newest ${mostNested} answers, newest first, each with its replies. All: \`comments\`."
  comments: [Comment!]!
}`,
    )
    .join('\n');

/** Resolves what every kind with comments adds. */
export const commentedFields = (kinds: Kinds): Resolvers => ({
  ...Object.fromEntries(
    commented(kinds).map(({ type }) => [
      type,
      {
        commentCount: async ({ id }: { id: number }, _args, { load }: Context) => (await load(countComments, id)).all,
        comments: ({ id }: { id: number }, _args, { load }: Context) => load(newestAnswers, id),
      },
    ]),
  ),
  Commented: { __resolveType: ({ kind }) => kinds.of(kind).type },
});

const kindOf: Batch<number, SubjectKind | null> = async (ids, { services: { db } }) => {
  const rows = await runPrepared(
    db,
    sql<{ id: number; kind: SubjectKind }>`select id, kind from subject where id = any (${ids}::bigint[])`,
  );
  return inOrder<number, { id: number; kind: SubjectKind }, SubjectKind | null>(
    ids,
    rows,
    ({ id }) => id,
    ({ kind }) => kind,
    null,
  );
};

/** The thing that a comment is about, with its kind; null if the caller may not read it or it is gone. */
export async function withComments(
  kinds: Kinds,
  { metaId, metaKind }: Pick<CommentRow, 'metaId' | 'metaKind'>,
  context: Context,
) {
  const kind = metaKind ?? (await context.load(kindOf, metaId));
  return kind && thingOf(kinds, { id: metaId, kind }, context);
}
