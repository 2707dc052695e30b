import type { TestPerson } from '../core/testing/people.ts';
import { act, ask, change, knownToAll, type Operation } from './calls.ts';
import type { Things } from './things.ts';

const colleague = ({ cast: { people } }: Things) => people.colleague.id;
const stranger = ({ cast: { people } }: Things) => people.stranger.id;
/** A deactivated person of the owner's organization. */
const gone = ({ cast }: Things) => cast.gone;

/** A new person in the organization of the owner. An address can be invited once a minute, so each person who asks invites a different one. */
const invited = ({ cast: { home } }: Things, as: TestPerson | null) => ({
  email: `ny${as?.id ?? 0}@fjordvik.example`,
  organization: home.id,
});

/** What admins do with all people and organizations, and what an organization's own admins do with their own. */
export const administeredOperations: readonly Operation[] = [
  ask('adminPersons', 'administer people', 'adminPersons(input: {}) { totalCount nodes { id email } }'),
  {
    ...ask(
      'adminPerson',
      'administer people',
      'adminPerson(id: $id) { id email }',
      (things) => ({ id: colleague(things) }),
      ' ($id: ID!)',
    ),
    of: 'a colleague',
  },
  {
    ...ask(
      'adminPerson',
      'administer others',
      'adminPerson(id: $id) { id email }',
      (things) => ({ id: stranger(things) }),
      ' ($id: ID!)',
    ),
    of: 'somebody of another organization',
  },
  ask('adminGroups', 'administer people', 'adminGroups(input: {}) { totalCount nodes { id title } }'),
  ask('orphans', 'administer people', 'orphans(input: {}) { totalCount nodes { id title } }'),
  ask('orphanCases', 'administer people', 'orphanCases(input: {}) { totalCount nodes { id notes } }'),
  ask('orphanActionValues', 'administer people', 'orphanActionValues(input: {}) { totalCount nodes { id title } }'),
  { ...ask('organizationReport', 'administer people', 'organizationReport { people calendars }'), of: 'their own' },
  {
    ...ask(
      'organizationReport',
      'administer others',
      'organizationReport(organization: $id) { people calendars }',
      ({ cast: { organizations } }) => ({ id: organizations.readers }),
      ' ($id: ID!)',
    ),
    of: 'another organization',
  },
  change('invitePerson', 'administer people', invited, ''),
  {
    name: 'POST /auth/invite',
    need: 'administer people',
    instead: knownToAll,
    call: (things, as) => ({
      method: 'POST',
      path: '/auth/invite',
      body: invited(things, as),
    }),
  },
  change('setRole', 'administer', (things) => ({ id: colleague(things), role: 'ORGANIZATION_ADMIN' }), '{ id }'),
  {
    ...change('deactivatePerson', 'administer people', (things) => ({ id: colleague(things) }), '{ id }'),
    of: 'a colleague',
  },
  {
    ...change('deactivatePerson', 'administer others', (things) => ({ id: stranger(things) }), '{ id }'),
    of: 'somebody of another organization',
  },
  { ...act('reactivatePerson', 'administer people', gone, '{ id }'), of: 'somebody who worked there' },
  {
    ...act('reactivatePerson', 'administer others', ({ cast: { people } }) => people.deactivated.id, '{ id }'),
    of: 'somebody of another organization',
  },
  {
    ...change(
      'handOver',
      'administer people',
      (things) => ({ from: gone(things), to: colleague(things) }),
      '{ things }',
    ),
    of: 'somebody who worked there',
  },
  {
    ...change(
      'handOver',
      'administer others',
      (things) => ({ from: things.cast.people.deactivated.id, to: stranger(things) }),
      '{ things }',
    ),
    of: 'somebody of another organization',
  },
  ask('adminOrganizations', 'administer', 'adminOrganizations(input: {}) { totalCount nodes { id domains } }'),
  ask(
    'adminOrganization',
    'administer',
    'adminOrganization(id: $id) { id domains }',
    ({ cast: { home } }) => ({ id: home.id }),
    ' ($id: ID!)',
  ),
  change(
    'updateOrganization',
    'administer',
    ({ cast: { home } }) => ({ id: home.id, version: 1, isSubscribed: true }),
    '{ id }',
  ),
  ask('auditLog', 'administer', 'auditLog(input: {}) { totalCount nodes { id action detail } }'),
  ask('jobs', 'administer', 'jobs(input: {}) { totalCount nodes { name state } }'),
  ask('outbox', 'administer', 'outbox(input: { state: WAITING }) { totalCount nodes { id to } }'),
  ask('invitationCheck', 'administer', 'invitationCheck(email: "ny@fjordvik.example") { refusal }'),
  ask('systemState', 'administer', 'systemState { databaseSize files }'),
  change('runJob', 'administer', () => ({ name: 'account.tidy' }), '{ name }'),
  act('retryMail', 'administer', ({ cast: { mail } }) => mail, '{ id }'),
];
