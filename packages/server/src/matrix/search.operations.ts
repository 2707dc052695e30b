import { ask, type Operation } from './calls.ts';

/** The searches for people, organizations, things and service areas. */
export const searchOperations: readonly Operation[] = [
  ask('findPersons', 'signed in', 'findPersons(query: "Kari") { id }'),
  ask('findOrganizations', 'signed in', 'findOrganizations(query: "Fjordvik") { id }'),
  ask(
    'findPersonsOrganizationsAndGroups',
    'signed in',
    'findPersonsOrganizationsAndGroups(query: "Kari") { persons { id } }',
  ),
  ask('search', 'signed in', 'search(query: "Kari") { persons { id } calendars { id title } events { id } mended }'),
  ask('searchKind', 'signed in', 'searchKind(query: "zebra", kind: EVENT) { nodes { id title description } hasMore }'),
  ask('searchPersons', 'signed in', 'searchPersons(query: "Kari") { nodes { id } hasMore }'),
  ask('searchOrganizations', 'signed in', 'searchOrganizations(query: "Fjordvik") { nodes { id } }'),
  ask(
    'recentlyOpened',
    'signed in',
    'recentlyOpened(ids: $ids) { id title opens }',
    ({ calendar, instance }) => ({ ids: [calendar, instance] }),
    ' ($ids: [ID!]!)',
  ),
  ask('allKostraFunctionGroups', 'signed in', 'allKostraFunctionGroups { id }'),
  ask('allKostraFunctions', 'signed in', 'allKostraFunctions { id }'),
];
