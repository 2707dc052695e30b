import { act, ask, change, type Operation } from './calls.ts';
import type { Things } from './things.ts';

const ofHome = ({ cast: { home } }: Things) => ({ id: home.id });
const newDays = ({ cast: { home } }: Things) => ({
  organization: home.id,
  title: 'Haustferie',
  startDate: '2026-10-05',
});

/** Groups of people, and of organizations; and the days of organizations. */
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
  ask('schoolHolidays', 'signed in', 'schoolHolidays(organization: $id, year: 2026) { title }', ofHome, ' ($id: ID!)'),
  ask('closedDays', 'signed in', 'closedDays(organization: $id, year: 2026) { title }', ofHome, ' ($id: ID!)'),
  ask('eves', 'signed in', 'eves(organization: $id) { easterEve }', ofHome, ' ($id: ID!)'),
  change('saveSchoolHoliday', 'administer people', newDays, '{ id }', 'SaveDaysInput'),
  change('saveClosedDays', 'administer people', newDays, '{ id }', 'SaveDaysInput'),
  change(
    'setEves',
    'administer people',
    ({ cast }) => ({ organization: cast.home.id, easterEve: 'CLOSED' }),
    '{ easterEve }',
  ),
  act('removeSchoolHoliday', 'administer people', ({ schoolHoliday }) => schoolHoliday, ''),
  act('removeClosedDays', 'administer people', ({ closedDays }) => closedDays, ''),
  act('removeOrganizationGroup', 'administer', ({ organizationGroup }) => organizationGroup, ''),
];
