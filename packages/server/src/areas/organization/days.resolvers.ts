import { id, readInput } from '@samspel/domain/input';
import { organizationYearInput } from '@samspel/domain/organization/days.input';
import { z } from 'zod';
import type { Resolvers } from '../../core/graphql/context.ts';
import type { PersonRow } from '../../core/people/persons.ts';
import { daysOf, readEves } from './days.queries.ts';

/** The days of organizations: holidays of their schools, days on which they are closed, and the eves. */
export const daysFields: Resolvers = {
  Query: {
    schoolHolidays: (_root, args, { services }) =>
      daysOf(services.db, 'SCHOOL', readInput(organizationYearInput, args, '')),
    closedDays: (_root, args, { services }) =>
      daysOf(services.db, 'CLOSED', readInput(organizationYearInput, args, '')),
    eves: (_root, args, { services }) => {
      const { organization } = readInput(z.strictObject({ organization: id }), args, '');
      return readEves(services.db, organization, 'organization');
    },
  },
  Me: {
    schoolHolidays: ({ organizationId }: PersonRow, _args, { services }) =>
      daysOf(services.db, 'SCHOOL', { organization: organizationId }),
  },
};
