import { act, ask, change, channel, noArea, type Operation, reactionsTo, text } from './calls.ts';
import { day } from './tree.ts';

const words = { title: 'Nytt', body: text('Kven veit?') };

/** The forum: a discussion on a topic has the access of that topic. The public forum is open to everybody. */
export const discussionOperations: readonly Operation[] = [
  ask(
    'discussion',
    'see what is on it',
    'discussion(id: $id) { id title bodyText currentRevision { body } comments { message } topics { title } tags { title } }',
    ({ discussion }) => ({ id: discussion }),
    ' ($id: ID!)',
  ),
  {
    ...ask('allDiscussions', 'area', 'allDiscussions(limit: 100) { totalCount nodes { id title } }'),
    of: 'in the public forum',
  },
  {
    ...ask(
      'allDiscussions',
      'see',
      'allDiscussions(topic: $id) { totalCount nodes { id title } }',
      ({ topic }) => ({ id: topic }),
      ' ($id: ID!)',
    ),
    of: 'on a topic',
  },
  ask('similarDiscussions', 'area', 'similarDiscussions(title: "Kven veit?") { id title }'),
  ask('removedDiscussions', 'area', 'removedDiscussions { totalCount nodes { id title } }'),
  { ...change('createDiscussion', 'area', () => words, '{ id }'), of: 'in the public forum' },
  { ...change('createDiscussion', 'ask', ({ topic }) => ({ ...words, topic }), '{ id }'), of: 'on a topic' },
  change('updateDiscussion', 'take back', ({ discussion }) => ({ id: discussion, version: 1, title: 'Ny' }), '{ id }'),
  act('removeDiscussion', 'take back', ({ discussion }) => discussion, ''),
  act('restoreDiscussion', 'say again', ({ removedDiscussion }) => removedDiscussion, '{ id }'),
  {
    ...change('setStatus', 'take back', ({ discussion }) => ({ id: discussion, status: 'OBSOLETE' }), ''),
    of: 'a discussion',
    instead: noArea,
  },
  act('acceptAnswer', 'take back', ({ answer }) => answer, '{ id }'),
  act('unAcceptAnswer', 'take back', ({ answer }) => answer, '{ id }'),
  change(
    'makeActivityOfAnswer',
    'edit what is on it',
    ({ answer, calendar }) => ({ answer, calendar, title: 'Nytt', description: text('Gjer det'), day }),
    '{ id }',
  ),
  change('votePoll', 'say', ({ discussion, pollChoice }) => ({ id: discussion, choices: [pollChoice] }), '{ id }'),
  act('visitDiscussion', 'see what is on it', ({ discussion }) => discussion, '{ id before }'),
  ...reactionsTo('a discussion', 'see what is on it', ({ discussion }) => discussion),
  channel('a discussion', 'see what is on it', ({ discussion }) => discussion),
  {
    ...change('createComment', 'say', ({ discussion }) => ({ meta: discussion, message: text('Eg') }), '{ id }'),
    of: 'a discussion',
    instead: noArea,
  },
];
