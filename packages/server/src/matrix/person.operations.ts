import { ask, type Operation } from './calls.ts';
import type { Things } from './things.ts';

const owner = ({ cast: { people } }: Things) => ({ id: people.owner.id });

/** The pages of people and organizations. The sweeps check what these list. */
export const personOperations: readonly Operation[] = [
  ask('person', 'signed in', 'person(id: $id) { id uri }', owner, ' ($id: ID!)'),
  ask(
    'organization',
    'signed in',
    'organization(number: $number) { id }',
    ({ cast: { home } }) => ({ number: home.number }),
    ' ($number: String!)',
  ),
  ask(
    'madeBy',
    'signed in',
    'madeBy(maker: $id, kind: CALENDAR) { totalCount nodes { id title } }',
    owner,
    ' ($id: ID!)',
  ),
  ask(
    'followedBy',
    'signed in',
    'followedBy(person: $id, kind: CALENDAR) { totalCount nodes { id title } }',
    owner,
    ' ($id: ID!)',
  ),
  ask(
    'peopleInSameAreas',
    'signed in',
    'peopleInSameAreas(person: $id) { people { person { id } } topics { id title } }',
    owner,
    ' ($id: ID!)',
  ),
  ask('adminCount', 'signed in', 'adminCount'),
  ask(
    'peopleOf',
    'signed in',
    'peopleOf(organization: $id) { totalCount nodes { id } }',
    ({ cast: { home } }) => ({ id: home.id }),
    ' ($id: ID!)',
  ),
];
