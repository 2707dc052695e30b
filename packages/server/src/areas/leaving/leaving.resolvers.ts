import type { Resolvers } from '../../core/graphql/context.ts';
import { type PersonRow, personById } from '../../core/people/persons.ts';

/** Resolves the person who takes over from a person who leaves. */
export const resolvers: Resolvers = {
  Me: {
    leavesTo: async ({ id }: PersonRow, _args, { services: { db }, load }) => {
      const row = await db.selectFrom('person').select('leaves_to').where('id', '=', id).executeTakeFirst();
      return row?.leaves_to ? load(personById, Number(row.leaves_to)) : null;
    },
  },
};
