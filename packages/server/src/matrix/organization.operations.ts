import { act, ask, change, type Operation } from './calls.ts';

/** Groups of people, and of organizations. */
export const organizationOperations: readonly Operation[] = [
  ask('myGroups', 'signed in', 'myGroups { totalCount nodes { id title members { id } } }'),
  ask(
    'group',
    'signed in',
    'group(id: $id) { id title members { id } }',
    ({ group }) => ({ id: group }),
    ' ($id: ID!)',
  ),
  ask(
    'organizationGroup',
    'signed in',
    'organizationGroup(id: $id) { id title members { id } }',
    ({ organizationGroup }) => ({ id: organizationGroup }),
    ' ($id: ID!)',
  ),
  ask('organizationGroups', 'administer', 'organizationGroups { totalCount nodes { id title } }'),
  change('createGroup', 'signed in', () => ({ title: 'Ny gruppe' }), '{ id }'),
  change('updateGroup', 'maintain', ({ group }) => ({ id: group, version: 1, title: 'Ny' }), '{ id }'),
  act('removeGroup', 'maintain', ({ group }) => group, ''),
  act('leaveGroup', 'leave', ({ group }) => group, ''),
  change('createOrganizationGroup', 'administer', () => ({ title: 'Ny region' }), '{ id }'),
  change(
    'updateOrganizationGroup',
    'administer',
    ({ organizationGroup }) => ({ id: organizationGroup, version: 1, title: 'Ny' }),
    '{ id }',
  ),
  act('removeOrganizationGroup', 'administer', ({ organizationGroup }) => organizationGroup, ''),
];
