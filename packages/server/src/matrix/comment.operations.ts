import { act, ask, change, channel, noArea, type Operation, own, reactionsTo, text } from './calls.ts';

/** What people say about an activity. A series behaves like its activities. */
export const commentOperations: readonly Operation[] = [
  ...(
    [
      ['comments', 'comments(meta: $id, limit: 100) { totalCount nodes { message replies { message } } }', 'instance'],
      ['comment', 'comment(id: $id) { message author { id } }', 'comment'],
      ['findReaders', 'findReaders(meta: $id, query: "Kari") { id }', 'instance'],
    ] as const
  ).map(([name, field, of]) => ({
    ...ask(name, 'see what is on it', field, (things) => ({ id: things[of] }), ' ($id: ID!)'),
    instead: noArea,
  })),
  {
    ...change('createComment', 'say', ({ instance }) => ({ meta: instance, message: text('Einig') }), '{ id }'),
    of: 'an activity',
    instead: noArea,
  },
  {
    ...change(
      'createComment',
      'say',
      ({ instance, reply }) => ({ meta: instance, parent: reply, message: text('Einig') }),
      '{ id }',
    ),
    of: 'what somebody said',
    instead: noArea,
  },
  {
    ...change(
      'updateComment',
      'say',
      (things, as) => ({ id: own(things, as).comment, version: 1, message: text('Ueinig') }),
      '{ id }',
    ),
    of: 'of one’s own',
    instead: noArea,
  },
  {
    ...change(
      'updateComment',
      'say anew',
      ({ comment }) => ({ id: comment, version: 1, message: text('Nei') }),
      '{ id }',
    ),
    of: 'of the creator’s',
    instead: noArea,
  },
  {
    ...act('removeComment', 'say', (things, as) => own(things, as).comment, '{ id }', noArea),
    of: 'of one’s own',
  },
  { ...act('removeComment', 'take back', ({ comment }) => comment, '{ id }', noArea), of: 'of the creator’s' },
  {
    ...change('setStatus', 'take back', ({ comment }) => ({ id: comment, status: 'OBSOLETE' }), ''),
    of: 'what somebody said',
    instead: noArea,
  },
  {
    ...act('restoreComment', 'say again', ({ removedComment }) => removedComment, '{ id }', noArea),
    of: 'of the creator’s',
  },
  ...reactionsTo('a comment', 'see what is on it', ({ comment }) => comment),
  channel('a comment', 'see what is on it', ({ comment }) => comment),
];
