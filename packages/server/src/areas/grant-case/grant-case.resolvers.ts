import { id } from '@samspel/domain/input';
import { orphansInput } from '@samspel/domain/subject/orphans.input';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { requirePeopleAdmin } from '../../core/base/caller.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { personById } from '../../core/people/persons.ts';
import { administeredQuery, permittedQuery } from '../../subject/permitted.ts';
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

/** Cases: one of my municipality on a grant, and all of them. */
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
    orphanCases: administeredQuery(requirePeopleAdmin)(orphansInput, (input, { services: { db }, caller }) =>
      listOrphanCases(db, caller, input),
    ),
    grantCases: caseQuery(z.strictObject({}), (_input, { services: { db }, caller }) => listCases(db, caller)),
  },
  GrantCasePage: pageFields,
  GrantCase: {
    grant: ({ grantId }: CaseRow, _args, { load }) => load(grantById, grantId),
    responsible: ({ responsibleId }: CaseRow, _args, { load }) => responsibleId && load(personById, responsibleId),
    moves: ({ id }: CaseRow, _args, { load }) => load(movesOf, id),
  },
  GrantCaseMove: { by: ({ by }: MoveRow, _args, { load }) => load(personById, by) },
};
