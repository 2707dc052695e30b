import { sql } from 'kysely';
import { mayList, row } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Batch, Resolvers } from '../../../core/graphql/context.ts';
import { readTogether } from '../../../core/graphql/read-together.ts';
import { mayListCalendar } from '../calendar/calendar.access.ts';

type FirstSteps = { hasWheel: boolean; hasSubscribed: boolean; followsNeighbour: boolean };

/** Reads the steps of the caller, whose id is the only one. */
const firstStepsOf: Batch<number, FirstSteps> = async (ids, context) => {
  const { caller } = context;
  const { id, organizationId } = caller;
  const isKnown = mayList(row('s', 'r'), person(id));
  const [steps] = await readTogether(
    context,
    'first steps',
    sql<FirstSteps>`
        with followed as (
          select s.id, s.kind, s.organization_id from follow f join subject s on s.id = f.subject_id join subject r on r.id = s.root_id
          where f.person_id = ${id} and ${isKnown}),
        wheel as (
          select id from subject where created_by = ${id} and kind = 'CALENDAR' union select calendar_id from calendar_ring where person_id = ${id})
        select exists (select from followed where kind = 'CALENDAR')
            or exists (select from wheel join subject s on s.id = wheel.id where ${mayListCalendar(caller)}) as "hasWheel",
          exists (select from feed_reader where person_id = ${id}) as "hasSubscribed",
          exists (select from followed where organization_id <> ${organizationId}) as "followsNeighbour"`,
  );
  return ids.map(() => steps!);
};

/** Which steps of the guide on the home page a new person has done; what has been hidden from them since does not count. */
export const firstStepsFields: Resolvers = {
  Me: { firstSteps: (_me, _args, { load, caller }) => load(firstStepsOf, caller.id) },
};
