import type { Resolvers } from '../../../core/graphql/context.ts';
import { instanceById } from '../activity/activity.queries.ts';
import type { ChangedSeveral } from './several.change.ts';

/** What became of several activities: those that changed, read anew. */
export const severalFields: Resolvers = {
  ChangedActivities: {
    changed: async ({ ids }: ChangedSeveral, _args, { load }) => {
      const rows = await Promise.all(ids.map((id) => load(instanceById, id)));
      return rows.filter((row) => row !== null);
    },
  },
};
