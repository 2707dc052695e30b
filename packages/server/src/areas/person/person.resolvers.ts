import { personUri } from '@samspel/domain/person/person';
import {
  followedByInput,
  madeByInput,
  organizationInput,
  peopleInSameAreasInput,
  peopleOfInput,
  personInput,
} from '@samspel/domain/person/person.input';
import { subjectUri } from '@samspel/domain/subject/address';
import { z } from 'zod';
import type { Context, Resolvers } from '../../core/graphql/context.ts';
import { orNotFound } from '../../core/graphql/or-not-found.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { kostraFunctionById } from '../../core/people/kostra.ts';
import { organizationById } from '../../core/people/organizations.ts';
import { type PersonRow, personById } from '../../core/people/persons.ts';
import { gated } from '../../subject/card/card.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import {
  activePersonById,
  countAdmins,
  type ElsewhereRow,
  isElsewhere,
  organizationByNumber,
  peopleElsewhere,
  peopleOf,
} from './person.queries.ts';
import { type CardRow, listFollowed, listMade, listTopics } from './things.queries.ts';

/** A root field for everybody who is signed in. */
const query = permittedQuery();

const activePerson = async ({ load }: Context, id: number, field: string): Promise<PersonRow> =>
  orNotFound(await load(activePersonById, id), field);

async function requireMaker({ load }: Context, maker: number): Promise<void> {
  const [person, organization] = await Promise.all([load(activePersonById, maker), load(organizationById, maker)]);
  orNotFound(person ?? organization, 'maker');
}

/** The pages of people and organizations: who they are, what they make and follow, and who works with the same elsewhere. */
export const resolvers: Resolvers = {
  Query: {
    person: query(personInput, ({ id }, context) => activePerson(context, id, 'id')),
    organization: query(organizationInput, async ({ number }, { services }) =>
      orNotFound(await organizationByNumber(services.db, number), 'number'),
    ),
    adminCount: query(z.strictObject({}), (_input, { services }) => countAdmins(services.db)),
    madeBy: query(madeByInput, async (input, context) => {
      await requireMaker(context, input.maker);
      return listMade(context.services.db, context.caller, input);
    }),
    followedBy: query(followedByInput, async (input, context) => {
      await activePerson(context, input.person, 'person');
      return listFollowed(context.services.db, context.caller, input);
    }),
    peopleInSameAreas: query(peopleInSameAreasInput, ({ person }, context) => activePerson(context, person, 'person')),
    peopleOf: query(peopleOfInput, async ({ organization, ...window }, { services, load }) => {
      orNotFound(await load(organizationById, organization), 'organization');
      return peopleOf(services.db, organization, window);
    }),
  },
  Person: {
    uri: (person: PersonRow) => (person.userStatus === 'DEACTIVATED' ? null : personUri(person)),
  },
  PeopleInSameAreas: {
    people: (person: PersonRow, _args, { services }) => peopleElsewhere(services.db, person),
    topics: async (person: PersonRow, _args, { services, caller }) =>
      (await listTopics(services.db, caller, isElsewhere(person), { limit: 6, offset: 0 })).nodes,
  },
  PersonElsewhere: {
    person: ({ personId }: ElsewhereRow, _args, { load }) => load(personById, personId),
    shared: ({ functionIds }: ElsewhereRow, _args, { load }) =>
      Promise.all(functionIds.map((id) => load(kostraFunctionById, id))),
  },
  SubjectCard: {
    uri: subjectUri,
    home: ({ homeId }: CardRow) => homeId,
    isLimited: ({ myAccess }: CardRow) => myAccess === 'NONE',
    createdBy: ({ createdById }: CardRow, _args, { load }) => load(personById, createdById),
    ...gated({ lastUpdated: ({ lastUpdated }: CardRow) => lastUpdated }),
  },
  SubjectCardPage: pageFields,
  PersonPage: pageFields,
};
