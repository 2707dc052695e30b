import { deletedAt } from '@samspel/domain/subject/trash';
import type { Resolver } from '../../core/graphql/context.ts';
import { personById } from '../../core/people/persons.ts';
import type { RemovedRow } from './trash.queries.ts';

/** The fields of whatever lies in the trash: who removed it, and when it is deleted for good. */
export const removedFields: Record<'removedBy' | 'deletedAt', Resolver> = {
  removedBy: ({ removedById }: Pick<RemovedRow, 'removedById'>, _args, { load }) =>
    removedById && load(personById, removedById),
  deletedAt: ({ removedAt }: Pick<RemovedRow, 'removedAt'>) => deletedAt(removedAt),
};
