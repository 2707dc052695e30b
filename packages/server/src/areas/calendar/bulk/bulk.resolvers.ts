import type { Resolvers } from '../../../core/graphql/context.ts';
import { loadAll } from '../../../core/graphql/load-all.ts';
import { instanceById } from '../activity/activity.queries.ts';
import type { BulkOutcome } from './bulk.change.ts';

/** The fields of the outcome of changing several activities; those that changed are read anew. */
export const bulkResolvers: Resolvers = {
  ChangedActivities: {
    changed: ({ ids }: BulkOutcome, _args, context) => loadAll(context, instanceById, ids),
  },
};
