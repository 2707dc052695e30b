import { pageInput } from '@samspel/domain/subject/list.input';
import { deletedAt, trashLimit } from '@samspel/domain/subject/trash';
import type { Resolver, Resolvers } from '../../core/graphql/context.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { personById } from '../../core/people/persons.ts';
import type { Removable } from '../definition.ts';
import { permittedQuery } from '../permitted.ts';
import { listRemoved, type RemovedRow } from './trash.queries.ts';

/** The fields of everything in the trash: who removed it, and when it is deleted for good. */
export const removedFields: Record<'removedBy' | 'deletedAt', Resolver> = {
  removedBy: ({ removedById }: Pick<RemovedRow, 'removedById'>, _args, { load }) =>
    removedById && load(personById, removedById),
  deletedAt: ({ removedAt }: Pick<RemovedRow, 'removedAt'>) => deletedAt(removedAt),
};

/** The fields of things of any kind in the trash, and of their pages. */
export const trashFields: Resolvers = {
  RemovedSubject: {
    ...removedFields,
    createdBy: ({ createdById }: RemovedRow, _args, { load }) => load(personById, createdById),
  },
  RemovedSubjectPage: pageFields,
};

/** Makes the root field that lists the removed things of a kind, 100 on a page: the caller's own, for admins all. */
export const removedQuery = ({
  kind,
  event,
  permission,
}: Pick<Removable<unknown>, 'kind' | 'event' | 'permission'>): Resolver =>
  permittedQuery(permission)(pageInput(100), (window, { services: { db, now }, caller }) =>
    listRemoved(db, caller, { kind, event, permission }, trashLimit(now()), window),
  );
