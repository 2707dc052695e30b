import { randomUUID } from 'node:crypto';
import type { TestPerson } from '../core/testing/people.ts';
import { act, ask, change, channel, noArea, type Operation, own, reactionsTo, text } from './calls.ts';
import type { Things } from './things.ts';

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

/** The operations of year wheels, besides those of every root: series, activities, checklists, rings, copies, links and feeds. */
export const calendarOperations: readonly Operation[] = [
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
  ask('myCalendars', 'area', 'myCalendars { nodes { id title } }'),
  ask('removedActivities', 'area', 'removedActivities { totalCount nodes { id title } }'),
  ask('sharedCalendars', 'administer', 'sharedCalendars { nodes { uri } }'),
  ask('yearWheel', 'area', 'yearWheel(year: 2026) { rings { id calendar { title } } }'),
  ask('newCalendars', 'area', 'newCalendars { id title }'),
  ask(
    'municipalityYear',
    'area',
    'municipalityYear(year: 2026) { total rings { calendar { title } eventInstances { title } } }',
  ),
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
  ask('myFeedLinks', 'area', 'myFeedLinks { id code calendar { id title } fetches { client } }'),
  ask('myFeedFetches', 'area', 'myFeedFetches { client lastFetched }'),
  ask('feedTags', 'see', 'feedTags(calendar: $id)', ({ calendar }) => ({ id: calendar }), ' ($id: ID!)'),
  change('createFeedLink', 'see', ({ calendar }) => ({ calendar, onlyMine: true }), '{ id }'),
  act('endFeedLink', 'area', () => 999_999, '{ id }', { ok: 'notFound' }),
  ask('yearWheelMagicRing', 'area', 'yearWheelMagicRing(year: 2026) { id title }'),
  ask('myAssignedTasks', 'area', 'myAssignedTasks(year: 2026) { id title }'),
  ask('upcomingDeadlines', 'area', 'upcomingDeadlines { id title }'),
  ask('myUnfinishedTasks', 'area', 'myUnfinishedTasks { id title }'),
  ask('incompleteTasksAssignedByMe', 'area', 'incompleteTasksAssignedByMe { id title }'),
  ask('tasks', 'area', 'tasks(list: MY_UNFINISHED) { totalCount nodes { id title } }'),
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
  ask(
    'rolloverPreview',
    'edit',
    'rolloverPreview(input: { calendars: [$id], year: 2027 }) { to reason eventInstance { title } }',
    ({ calendar }) => ({ id: calendar }),
    ' ($id: ID!)',
  ),
  ask(
    'rolloverMissing',
    'edit',
    'rolloverMissing(calendars: [$id], year: 2027)',
    ({ calendar }) => ({ id: calendar }),
    ' ($id: ID!)',
  ),
  change(
    'rollOver',
    'edit what is on it',
    ({ instance }) => ({
      year: 2027,
      reference: randomUUID(),
      rows: [{ eventInstance: instance, to: '2027-06-01' }],
    }),
    '{ created there }',
  ),
  {
    name: 'mutation undoRollover',
    need: 'own',
    call: ({ rollover }) => ({
      query: 'mutation ($reference: ID!) { undoRollover(reference: $reference) { removed left } }',
      variables: { reference: rollover },
    }),
  },
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
  ...reactionsTo('a series', 'see what is on it', ({ event }) => event),
  ...reactionsTo('an activity', 'see what is on it', ({ instance }) => instance),
  ...reactionsTo('an item of a checklist', 'see what is on it', ({ todo }) => todo),
  feed('/meta/calendar'),
  feed('/meta/export'),
  {
    name: 'GET /calendar/:id/export/:format',
    of: 'as a sheet',
    need: 'see',
    call: ({ calendar }) => ({ method: 'GET', path: `/calendar/${calendar}/export/csv` }),
  },
  {
    name: 'GET /calendar/:id/export/:format',
    of: 'for paper',
    need: 'see',
    call: ({ calendar }) => ({ method: 'GET', path: `/calendar/${calendar}/export/svg` }),
  },
  {
    name: 'GET /person/me/year/export/:format',
    need: 'area',
    call: () => ({ method: 'GET', path: '/person/me/year/export/csv' }),
  },
  {
    name: 'GET /person/me/municipality/export/:format',
    of: 'as a sheet',
    need: 'area',
    call: () => ({ method: 'GET', path: '/person/me/municipality/export/csv' }),
  },
  {
    name: 'GET /person/me/municipality/export/:format',
    of: 'for paper',
    need: 'area',
    call: () => ({ method: 'GET', path: '/person/me/municipality/export/svg?group=person' }),
  },
  { name: 'GET /person/me/paper-mail', need: 'area', call: () => ({ method: 'GET', path: '/person/me/paper-mail' }) },
  {
    name: 'POST /person/me/paper-mail',
    need: 'area',
    call: () => ({
      method: 'POST',
      path: '/person/me/paper-mail',
      body: { paper: 'a4', orientation: 'landscape', what: ['wheel'], isWanted: true },
    }),
  },
  {
    name: 'POST /person/me/paper-mail',
    of: 'of a year wheel',
    need: 'see',
    call: ({ calendar }) => ({
      method: 'POST',
      path: '/person/me/paper-mail',
      body: { calendar, paper: 'a4', orientation: 'landscape', what: ['wheel'], isWanted: true },
    }),
  },
  {
    name: 'GET /export/:reference',
    need: 'signed in',
    instead: { ok: 'notFound' },
    call: () => ({ method: 'GET', path: '/export/00000000-0000-4000-8000-000000000000' }),
  },
  {
    name: 'GET /shared/:uri',
    need: 'read by link',
    call: ({ uri }) => ({ method: 'GET', path: `/shared/${uri}?year=2026` }),
  },
  channel('a series', 'see what is on it', ({ event }) => event),
  channel('an activity', 'see what is on it', ({ instance }) => instance),
  channel('an item of a checklist', 'see what is on it', ({ todo }) => todo),
];
