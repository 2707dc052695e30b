import { termsVersion } from '@samspel/domain/account/terms';
import type { TestPerson } from '../core/testing/people.ts';
import { administeredOperations } from './administered.operations.ts';
import { askedOperations } from './asked.operations.ts';
import { act, ask, change, channel, noArea, type Operation, own, reactionsTo, text } from './calls.ts';
import { fileOperations } from './file.operations.ts';
import { grantedOperations } from './granted.operations.ts';
import { myDataOperations } from './my-data.operations.ts';
import { newsOperations } from './news.operations.ts';
import { personOperations } from './person.operations.ts';
import { pictureOperations } from './picture.operations.ts';
import { rootRows } from './root-rows.ts';
import { roots } from './roots.ts';
import { saidOperations } from './said.operations.ts';
import type { Things } from './things.ts';
import { tiedOperations } from './tied.operations.ts';
import { toldOperations } from './told.operations.ts';

const myRing = ({ ring, rings }: Things, as: TestPerson | null) => rings.get(as?.id ?? 0) ?? ring;
const theirRing = ({ ring, rings, cast: { people } }: Things, as: TestPerson | null) =>
  as === people.owner ? rings.get(people.writer.id)! : ring;

/** A feed knows its reader by the code in the address, so nobody is signed in, and an unknown code finds nothing. */
const byCode = { noPermission: 'notFound', notSignedIn: 'notFound' } as const;

const feed = (path: string): Operation => ({
  name: `GET ${path}`,
  need: 'see',
  instead: byCode,
  call: ({ calendar }, as) => ({
    method: 'GET',
    path: `${path}?calendarCode=${as?.calendarCode ?? 'nobody'}&metaId=${calendar}`,
  }),
});

const open = (name: string): Operation => ({ name, need: 'public' });

/** Every operation there is. A mutation, root field, route or channel that is missing here turns the matrix red. */
export const operations: readonly Operation[] = [
  ...roots.flatMap(rootRows),
  ask(
    'topicNetwork',
    'see',
    'topicNetwork(id: $id) { totalCount nodes { person { id } } }',
    ({ roots }) => ({ id: roots.get('TOPIC') }),
    ' ($id: ID!)',
  ),
  act('visitTopic', 'see', ({ roots }) => roots.get('TOPIC')!, '{ id before }'),
  ask(
    'yearWheelRing',
    'see',
    'yearWheelRing(calendarId: $id, year: 2026) { id }',
    ({ calendar }) => ({ id: calendar }),
    ' ($id: ID!)',
  ),
  ask(
    'relatedYearWheel',
    'see',
    'relatedYearWheel(meta: $id, year: 2026) { rings { calendar { title } eventInstances { title } } }',
    ({ calendar }) => ({ id: calendar }),
    ' ($id: ID!)',
  ),
  ask(
    'event',
    'see what is on it',
    'event(id: $id) { id title description }',
    ({ event }) => ({ id: event }),
    ' ($id: ID!)',
  ),
  ask(
    'eventInstance',
    'see what is on it',
    'eventInstance(id: $id) { id note todos { title } }',
    ({ instance }) => ({ id: instance }),
    ' ($id: ID!)',
  ),
  {
    ...ask(
      'fileInfo',
      'see what is on it',
      'fileInfo(id: $id) { id name }',
      ({ file }) => ({ id: file }),
      ' ($id: ID!)',
    ),
    instead: noArea,
  },
  {
    ...ask(
      'files',
      'see what is on it',
      'files(meta: $id) { id name }',
      ({ instance }) => ({ id: instance }),
      ' ($id: ID!)',
    ),
    instead: noArea,
  },
  ask('myCalendars', 'area', 'myCalendars { nodes { id title } }'),
  ask('removedActivities', 'area', 'removedActivities { totalCount nodes { id title } }'),
  ask('sharedCalendars', 'administer', 'sharedCalendars { nodes { uri } }'),
  ask('yearWheel', 'area', 'yearWheel(year: 2026) { rings { id calendar { title } } }'),
  ask('previewSeries', 'area', 'previewSeries(input: { startDate: "2026-06-01" }) { total }'),
  ask(
    'previewEventChange',
    'edit what is on it',
    'previewEventChange(input: { id: $id, activities: [{ startDate: "2026-12-31", endDate: "2026-12-31" }] }) { kept removed added }',
    ({ event }) => ({ id: event }),
    ' ($id: ID!)',
  ),
  ask(
    'calendarCopy',
    'own',
    'calendarCopy(reference: $reference) { state title origin { id title } }',
    ({ copy: reference }) => ({ reference }),
    ' ($reference: String!)',
  ),
  ask('yearWheelMagicRing', 'area', 'yearWheelMagicRing(year: 2026) { id title }'),
  ask('upcomingDeadlines', 'area', 'upcomingDeadlines { id title }'),
  ask('myUnfinishedTasks', 'area', 'myUnfinishedTasks { id title }'),
  ask('incompleteTasksAssignedByMe', 'area', 'incompleteTasksAssignedByMe { id title }'),
  ask('tasks', 'area', 'tasks(list: MY_UNFINISHED) { totalCount nodes { id title } }'),
  ask('me', 'signed in', 'me { id }'),
  ask('myFollowed', 'signed in', 'myFollowed { calendars { id title } }'),
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
  ...personOperations,
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
    'opened',
    'signed in',
    'opened(ids: $ids) { id title opens }',
    ({ calendar, instance }) => ({ ids: [calendar, instance] }),
    ' ($ids: [ID!]!)',
  ),
  ask('allKostraFunctionGroups', 'signed in', 'allKostraFunctionGroups { id }'),
  ask('allKostraFunctions', 'signed in', 'allKostraFunctions { id }'),

  change('copyCalendar', 'see', ({ calendar }) => ({ id: calendar, title: 'Kopi' }), '{ reference }'),
  change(
    'forkCalendar',
    'see',
    ({ calendar }) => ({ id: calendar, title: 'Kopi' }),
    '{ reference }',
    'CopyCalendarInput',
  ),
  act('endFork', 'edit', ({ fork }) => fork, '{ id }'),
  {
    name: 'mutation makeSharable',
    need: 'share',
    call: ({ calendar, uri }) => ({
      query: 'mutation ($input: MakeSharableInput!) { makeSharable(input: $input) { id uri } }',
      variables: { input: { id: calendar, uri: `${uri}-ny` } },
    }),
  },
  act('removeSharable', 'edit', ({ calendar }) => calendar, '{ id }'),
  change('createCalendarRing', 'see', ({ calendar }) => ({ calendar }), '{ id }'),
  {
    ...change(
      'updateCalendarRing',
      'see what is on it',
      (things, as) => ({ id: myRing(things, as), order: 2 }),
      '{ id }',
    ),
    of: 'a ring of my own',
  },
  {
    ...change(
      'updateCalendarRing',
      "another's own",
      (things, as) => ({ id: theirRing(things, as), order: 2 }),
      '{ id }',
    ),
    of: 'a ring of somebody else',
  },
  {
    ...change(
      'updateCalendarRings',
      'see what is on it',
      (things, as) => [{ id: myRing(things, as), order: 2 }],
      '{ id }',
      '[UpdateCalendarRingInput!]',
    ),
    of: 'rings of my own',
  },
  {
    ...change(
      'updateCalendarRings',
      "another's own",
      (things, as) => [{ id: theirRing(things, as), order: 2 }],
      '{ id }',
      '[UpdateCalendarRingInput!]',
    ),
    of: 'rings of somebody else',
  },
  { ...act('deleteCalendarRing', 'my own', myRing, ''), of: 'a ring of my own' },
  { ...act('deleteCalendarRing', "another's own", theirRing, ''), of: 'a ring of somebody else' },
  change(
    'createEvent',
    'edit',
    ({ calendar }) => ({ calendar, title: 'Ny', description: text('Kvifor'), startDate: '2027-01-01' }),
    '{ id }',
  ),
  change(
    'createEvents',
    'edit',
    ({ calendar }) => [{ calendar, title: 'Ny', description: text('Kvifor'), startDate: '2027-01-01' }],
    '{ id }',
    '[CreateEventInput!]',
  ),
  change('updateEvent', 'edit what is on it', ({ event }) => ({ id: event, version: 1, title: 'Ny' }), '{ id }'),
  change(
    'updateActivity',
    'edit what is on it',
    ({ event, instance }) => ({
      activity: { id: instance, version: 1, title: 'Ny' },
      series: { id: event, version: 1, tags: ['Ny'] },
    }),
    '{ event { id } }',
  ),
  change('updateEventInstance', 'edit what is on it', ({ instance }) => ({ id: instance, isDone: true }), '{ id }'),
  {
    ...change(
      'updateEventInstance',
      'carry out',
      (things, as) => ({ id: own(things, as).instance, version: 1, isDone: true, note: text('Gjekk bra') }),
      '{ id }',
    ),
    of: 'that one is responsible for: its tick and note',
  },
  {
    ...change(
      'updateEventInstance',
      'edit what is on it',
      (things, as) => ({ id: own(things, as).instance, version: 1, isDone: true, title: 'Ny' }),
      '{ id }',
    ),
    of: 'that one is responsible for: its title',
  },
  change('changeActivities', 'edit what is on it', ({ instance }) => ({ ids: [instance], moveDays: 1 }), '{ count }'),
  {
    ...change(
      'changeActivities',
      'carry out',
      (things, as) => ({ ids: [own(things, as).instance], isDone: true }),
      '{ count }',
    ),
    of: 'that one is responsible for: its tick',
  },
  change(
    'undoActivities',
    'bring back',
    ({ removedInstance }) => ({ changes: [], removed: [removedInstance] }),
    '{ count }',
  ),
  {
    name: 'mutation removeEventInstance',
    need: 'edit what is on it',
    call: ({ instance }) => ({
      query: 'mutation ($id: ID!) { removeEventInstance(id: $id, scope: REST) { id } }',
      variables: { id: instance },
    }),
  },
  act('removeEvent', 'edit what is on it', ({ event }) => event, ''),
  {
    name: 'mutation removeEvents',
    need: 'edit what is on it',
    call: ({ event }) => ({
      query: 'mutation ($ids: [ID!]!) { removeEvents(ids: $ids) }',
      variables: { ids: [event] },
    }),
  },
  act('restoreEvent', 'bring back', ({ removedEvent }) => removedEvent, '{ id }'),
  act('restoreEventInstance', 'bring back', ({ removedInstance }) => removedInstance, '{ id }'),
  act('undoChange', 'bring back', ({ change }) => change, '{ id }', noArea),
  change('createTodo', 'edit what is on it', ({ instance }) => ({ parent: instance, title: 'Nytt punkt' }), '{ id }'),
  change('updateTodo', 'edit what is on it', ({ todo }) => ({ id: todo, isDone: true }), '{ id }'),
  {
    ...change('updateTodo', 'carry out', (things, as) => ({ id: own(things, as).todo, isDone: true }), '{ id }'),
    of: 'of an activity that one is responsible for: its tick',
  },
  act('removeTodo', 'edit what is on it', ({ todo }) => todo, '{ id }'),
  act('restoreTodo', 'bring back', ({ removedTodo }) => removedTodo, '{ id }'),
  ...fileOperations,
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
  ...saidOperations,
  ...askedOperations,
  ...grantedOperations,
  ...toldOperations,
  ...tiedOperations,
  ...reactionsTo('a series', 'see what is on it', ({ event }) => event),
  ...reactionsTo('an activity', 'see what is on it', ({ instance }) => instance),
  ...reactionsTo('an item of a checklist', 'see what is on it', ({ todo }) => todo),
  ...reactionsTo('a comment', 'see what is on it', ({ comment }) => comment),
  ...reactionsTo('a file', 'see what is on it', ({ file }) => file),
  change('updateMe', 'signed in', () => ({ jobTitle: 'Rådgjevar' }), '{ id }'),
  change('updateSettings', 'signed in', () => ({ isSidebarExpanded: false }), '{ id }'),
  change('acceptTerms', 'signed in', () => ({ version: termsVersion }), '{ id }'),

  feed('/meta/calendar'),
  feed('/meta/export'),
  // After the feeds, which are asked with the code that this one ends.
  {
    name: 'mutation renewCalendarCode',
    need: 'signed in',
    call: () => ({ query: 'mutation { renewCalendarCode { id } }' }),
  },
  {
    name: 'GET /shared/:uri',
    need: 'read by link',
    call: ({ uri }) => ({ method: 'GET', path: `/shared/${uri}?year=2026` }),
  },
  channel('a series', 'see what is on it', ({ event }) => event),
  channel('an activity', 'see what is on it', ({ instance }) => instance),
  channel('an item of a checklist', 'see what is on it', ({ todo }) => todo),
  channel('a comment', 'see what is on it', ({ comment }) => comment),
  channel('a file', 'see what is on it', ({ file }) => file),
  { name: 'GET /person/me', need: 'signed in', call: () => ({ method: 'GET', path: '/person/me' }) },
  { name: 'GET /person/my-tokens', need: 'signed in', call: () => ({ method: 'GET', path: '/person/my-tokens' }) },
  ...pictureOperations,
  ...myDataOperations,
  ...newsOperations,
  {
    name: 'POST /person/revoke-token',
    need: 'signed in',
    instead: { ok: 'notFound' },
    call: () => ({ method: 'POST', path: '/person/revoke-token', body: { id: 999_999 } }),
  },
  {
    name: 'POST /auth/live-ticket',
    need: 'signed in',
    call: () => ({ method: 'POST', path: '/auth/live-ticket', body: {} }),
  },
  // After the channels, which whoever is kept out loses for good.
  ...administeredOperations,
  ...[
    'GET /health',
    'POST /auth/email',
    'GET /auth/captcha',
    'POST /auth/register',
    'POST /auth/confirm-user',
    'POST /auth/login',
    'POST /auth/verify-pin',
    'GET /auth/login-with-microsoft',
    'GET /auth/microsoft-callback',
    'POST /auth/microsoft-token',
    'GET /teams/app-package',
    'POST /auth/access-token',
    'POST /auth/sign-out',
    'GET /notification/unsubscribe',
    'POST /notification/unsubscribe',
  ].map(open),
];
