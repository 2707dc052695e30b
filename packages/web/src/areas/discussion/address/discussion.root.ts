import {
  RemoveDiscussionDocument,
  RemovedDiscussionsDocument,
  RestoreDiscussionDocument,
} from '../../../generated/graphql.ts';
import type { TrashedKind } from '../../../subject/root/root-kind.ts';
import { forumPaths } from './forum-paths.ts';

/** Discussions, for the shared trash and the question before one is removed. */
export const discussionRoot: TrashedKind = {
  paths: { list: forumPaths.list() },
  texts: {
    one: 'discussion.one',
    many: 'discussion.forum',
    deleteTitle: 'discussion.delete.title',
    deleteBody: 'discussion.delete.body',
    deleted: 'discussion.deleted',
    trashLead: 'discussion.trashLead',
    trashHeading: 'discussion.trash',
  },
  remove: RemoveDiscussionDocument,
  restore: RestoreDiscussionDocument,
  removed: RemovedDiscussionsDocument,
};
