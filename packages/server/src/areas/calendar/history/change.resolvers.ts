import { isInTime } from '@samspel/domain/subject/trash';
import type { Resolvers } from '../../../core/graphql/context.ts';
import type { ChangeRow } from '../../../subject/definition.ts';
import { removedByChange } from '../series/removal-batch.queries.ts';
import { changedActivity } from './change.queries.ts';

/** What a change shows besides its fields: which activity it is about, and how many activities it removed. */
export const activityChangeFields: Resolvers = {
  Change: {
    day: async ({ subjectId }: ChangeRow, _args, { load }) => (await load(changedActivity, subjectId)).day,
    isSingle: async ({ subjectId }: ChangeRow, _args, { load }) => (await load(changedActivity, subjectId)).isSingle,
    removed: async ({ id }: ChangeRow, _args, { load, services }) => {
      const { removed, removedAt } = await load(removedByChange, id);
      return isInTime(removedAt, services.now()) ? removed : 0;
    },
  },
};
