import { sql } from 'kysely';
import type { Resolvers } from '../../../core/graphql/context.ts';

type FirstSteps = { hasWheel: boolean; hasSubscribed: boolean; followsNeighbour: boolean };

/** What somebody new has done of the guide on the home page; all of it is of the person themselves. */
export const firstStepsFields: Resolvers = {
  Me: {
    firstSteps: async (_me, _args, { services, caller }) => {
      const { rows } = await sql<FirstSteps>`
        select exists (select from subject where created_by = ${caller.id} and kind = 'CALENDAR' and reach is not null)
            or exists (select from calendar_ring where person_id = ${caller.id})
            or exists (select from follow f join subject s on s.id = f.subject_id where f.person_id = ${caller.id} and s.kind = 'CALENDAR') as "hasWheel",
          exists (select from feed_reader where person_id = ${caller.id}) as "hasSubscribed",
          exists (select from follow f join subject s on s.id = f.subject_id
            where f.person_id = ${caller.id} and s.organization_id <> ${caller.organizationId}) as "followsNeighbour"`.execute(
        services.db,
      );
      return rows[0];
    },
  },
};
