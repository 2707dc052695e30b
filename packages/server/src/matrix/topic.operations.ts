import { act, ask, type Operation } from './calls.ts';

/** The operations of topics, besides those of every root. */
export const topicOperations: readonly Operation[] = [
  ask(
    'topicNetwork',
    'see',
    'topicNetwork(id: $id) { totalCount nodes { person { id } } }',
    ({ roots }) => ({ id: roots.get('TOPIC') }),
    ' ($id: ID!)',
  ),
  act('visitTopic', 'see', ({ roots }) => roots.get('TOPIC')!, '{ id before }'),
];
