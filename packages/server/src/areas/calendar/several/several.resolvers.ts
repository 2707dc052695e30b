import type { Resolvers } from '../../../core/graphql/context.ts';
import { loadAll } from '../../../core/graphql/load-all.ts';
import { instanceById } from '../activity/activity.queries.ts';
import type { ChangedSeveral } from './several.change.ts';

/** The fields of the outcome of changing several activities; those that changed are read anew. */
export const severalFields: Resolvers = {
  ChangedActivities: {
    changed: ({ ids }: ChangedSeveral, _args, context) => loadAll(context, instanceById, ids),
  },
};
