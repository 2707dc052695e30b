import { id } from '@samspel/domain/input';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { requirePeopleAdmin } from '../../core/base/caller.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { personById } from '../../core/people/persons.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import { grantById } from '../grant/grant.access.ts';
import {
  type CaseRow,
  caseOnGrant,
  listApplicants,
  listCases,
  listOrphanCases,
  type MoveRow,
  movesOf,
} from './grant-case.queries.ts';

const caseQuery = permittedQuery('ACTION_VALUE');

/** Cases: my municipality's on one grant, and all of them. */
export const grantCaseFields: Resolvers = {
  Query: {
    grantCase: caseQuery(z.strictObject({ grant: id }), async ({ grant }, { services: { db }, caller }) => {
      await findSubject(db, caller, grant, 'see', { kind: 'ACTION_VALUE', field: 'grant' });
      return caseOnGrant(db, caller, grant);
    }),
    grantApplicants: caseQuery(z.strictObject({ grant: id }), async ({ grant }, { services: { db }, caller }) => {
      await findSubject(db, caller, grant, 'see', { kind: 'ACTION_VALUE', field: 'grant' });
      return listApplicants(db, caller, grant);
    }),
    orphanCases: permittedQuery()(z.strictObject({}), (_input, { services: { db }, caller }) => {
      requirePeopleAdmin(caller);
      return caller.mayUse.includes('ACTION_VALUE') ? listOrphanCases(db, caller) : [];
    }),
    grantCases: caseQuery(z.strictObject({}), (_input, { services: { db }, caller }) => listCases(db, caller)),
  },
  GrantCase: {
    grant: ({ grantId }: CaseRow, _args, { load }) => load(grantById, grantId),
    responsible: ({ responsibleId }: CaseRow, _args, { load }) => responsibleId && load(personById, responsibleId),
    moves: ({ id }: CaseRow, _args, { load }) => load(movesOf, id),
  },
  GrantCaseMove: { by: ({ by }: MoveRow, _args, { load }) => load(personById, by) },
};
