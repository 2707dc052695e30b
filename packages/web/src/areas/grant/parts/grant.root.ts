import { RemovedGrantsDocument, RemoveGrantDocument, RestoreGrantDocument } from '../../../generated/graphql.ts';
import type { TrashedKind } from '../../../subject/root/root-kind.ts';
import { grantPaths } from './grant.paths.ts';

/** Grants, for the shared trash and the question before one is removed. Their form and page are their own, since they have no access list. */
export const grantRoot: TrashedKind = {
  paths: grantPaths,
  texts: {
    one: 'grant.one',
    many: 'grant.many',
    deleteTitle: 'grant.delete.title',
    deleteBody: 'grant.delete.body',
    trashLead: 'grant.trashLead',
  },
  remove: RemoveGrantDocument,
  restore: RestoreGrantDocument,
  removed: RemovedGrantsDocument,
};
