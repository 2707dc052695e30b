import { id } from '@samspel/domain/input';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { personById } from '../../core/people/persons.ts';
import { refuseArchivedRoot } from '../archive/archived.ts';
import type { Kinds } from '../kinds.ts';
import { permittedQuery } from '../permitted.ts';
import { rootKinds } from '../root/root-kinds.ts';
import { readMyRequest, readWaiting, type WaitingRequest } from './access-request.queries.ts';

const thing = z.strictObject({ id });

/** The fields of requests to read things. */
export const accessRequestFields = (kinds: Kinds): Resolvers => ({
  Query: {
    myAccessRequest: permittedQuery()(thing, async ({ id }, { services: { db, now }, caller }) => {
      await findSubject(db, caller, id, 'list', { kind: rootKinds(kinds), field: 'id' });
      return readMyRequest(db, caller, id, now());
    }),
    accessRequests: permittedQuery()(thing, async ({ id }, { services: { db }, caller }) => {
      refuseArchivedRoot(await findSubject(db, caller, id, 'edit', { kind: rootKinds(kinds), field: 'id' }));
      return readWaiting(db, id);
    }),
  },
  AccessRequest: { person: ({ personId }: WaitingRequest, _args, { load }) => load(personById, personId) },
});
