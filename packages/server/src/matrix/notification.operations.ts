import type { TestPerson } from '../core/testing/people.ts';
import { act, ask, change, knownToAll, noArea, type Operation, own } from './calls.ts';
import type { Need } from './expected.ts';
import type { Things } from './things.ts';

const mine = (things: Things, as: TestPerson | null) => own(things, as).notification;
const theirs = ({ owns, cast: { people } }: Things, as: TestPerson | null) =>
  owns.get((as === people.owner ? people.writer : people.owner).id)!.notification;

/** Notifications, the choice of what to be notified about, and what people send to others by mail. */
export const notificationOperations: readonly Operation[] = [
  {
    ...ask(
      'notificationLevel',
      'see',
      'notificationLevel(id: $id) { id notifyLevel }',
      ({ calendar }) => ({ id: calendar }),
      ' ($id: ID!)',
    ),
    instead: noArea,
  },
  ask('myNotifications', 'signed in', 'myNotifications(limit: 100) { totalCount newCount nodes { id message href } }'),
  { ...act('markNotificationRead', 'see what is on it', mine, '{ id message }', noArea), of: 'of one’s own' },
  { ...act('markNotificationRead', "another's own", theirs, '{ id message }', noArea), of: 'of somebody else’s' },
  { name: 'mutation markAllNotificationsRead', need: 'signed in', call: mutation('markAllNotificationsRead') },
  { name: 'mutation checkNotifications', need: 'signed in', call: mutation('checkNotifications') },
  choose('a year wheel', 'see', ({ calendar }) => calendar),
  choose('a series', 'see what is on it', ({ event }) => event),
  choose('an activity', 'see what is on it', ({ instance }) => instance),
  list('POST'),
  list('GET'),
  about('GET', 'last-check'),
  about('GET', 'check'),
  about('POST', 'check'),
  ...one('GET', 'read'),
  ...one('POST', 'read'),
  ...one('GET', 'get'),
  ...(['calendar', 'event', 'instance'] as const).map(
    (of): Operation => ({
      ...change(
        'share',
        of === 'calendar' ? 'see' : 'see what is on it',
        (things) => ({ id: things[of], email: 'ekstern@eksempel.no', description: 'Sjå her' }),
        '',
      ),
      of: { calendar: 'a year wheel', event: 'a series', instance: 'an activity' }[of],
      instead: noArea,
    }),
  ),
  {
    name: 'POST /notification/send',
    need: 'administer',
    instead: knownToAll,
    call: ({ cast }) => ({
      method: 'POST',
      path: '/notification/send',
      body: { message: 'Samspel er nede', persons: [cast.people.reader.id] },
    }),
  },
];

function mutation(name: string): Operation['call'] {
  return () => ({ query: `mutation { ${name} }` });
}

function choose(of: string, need: Need, id: (things: Things) => number): Operation {
  return {
    name: 'mutation setNotifyLevel',
    of,
    need,
    instead: noArea,
    call: (things) => ({
      query: 'mutation ($input: SetNotifyLevelInput!) { setNotifyLevel(input: $input) { id notifyLevel } }',
      variables: { input: { id: id(things), level: 'NOTHING' } },
    }),
  };
}

function list(method: 'GET' | 'POST'): Operation {
  return {
    name: `${method} /notification/list`,
    need: 'signed in',
    call: () => ({ method, path: '/notification/list', ...(method === 'POST' && { body: { limit: 100 } }) }),
  };
}

function about(method: 'GET' | 'POST', path: string): Operation {
  return {
    name: `${method} /notification/${path}`,
    need: 'signed in',
    call: () => ({ method, path: `/notification/${path}` }),
  };
}

function one(method: 'GET' | 'POST', path: string): Operation[] {
  const about = { name: `${method} /notification/${path}/:id`, instead: noArea };
  const call =
    (id: typeof mine): Operation['call'] =>
    (things, as) => ({ method, path: `/notification/${path}/${id(things, as)}` });
  return [
    { ...about, of: 'of one’s own', need: 'see what is on it', call: call(mine) },
    { ...about, of: 'of somebody else’s', need: "another's own", call: call(theirs) },
  ];
}
