import { readInput } from '@samspel/domain/input';
import { updateTopicInput } from '@samspel/domain/topic/topic.input';
import type { RootDefinition } from '../../subject/definition.ts';
import { codecsOf } from '../../subject/fields.ts';
import { topicKind } from './topic.action.ts';
import { topicBody } from './topic.body.ts';
import { topicFields } from './topic.fields.ts';
import { readChangedTopic, type TopicRow, topicById } from './topic.queries.ts';
import { saveTopic } from './topic.save.ts';

/** A topic: what is stored, shown in its history and undone. */
export const topicSubject: RootDefinition<TopicRow> = {
  ...topicKind,
  type: 'Topic',
  event: 'topic',
  byId: topicById,
  isSharedByMail: true,
  draft: 'subject.draft',
  fields: codecsOf(topicFields),
  history: {
    archived: 'subject.archived',
    body: topicBody,
    save: (act, found, input) => saveTopic(act, found, readInput(updateTopicInput, input)),
  },
  read: readChangedTopic,
};
