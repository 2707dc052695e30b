import type { Resolvers } from '../../../core/graphql/context.ts';
import { personById } from '../../../core/people/persons.ts';
import type { CaseRow } from '../grant-case.queries.ts';
import { type CaseFileRow, filesOfCase } from './case-file.queries.ts';

/** The files of a case, and who added them. */
export const caseFileFields: Resolvers = {
  GrantCase: { files: ({ id }: CaseRow, _args, { load }) => load(filesOfCase, id) },
  GrantCaseFile: { addedBy: ({ addedById }: CaseFileRow, _args, { load }) => load(personById, addedById) },
};
