import type { UpdateTopicInput } from '@samspel/domain/topic/topic.input';
import type { LockedSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import { saveRoot } from '../../subject/root/root.save.ts';
import { topicBody } from './topic.body.ts';
import { readChangedTopic, type TopicRow } from './topic.queries.ts';
import { changeTopic } from './topic.write.ts';

const saved = {
  event: 'topic',
  history: { archived: 'subject.archived', body: topicBody },
  read: readChangedTopic,
} as const;

/** Saves a change to a topic that the caller may edit. Throws `conflict` if somebody has saved since, and `subject.archived`. */
export const saveTopic = (act: Act, found: LockedSubject, input: UpdateTopicInput): Promise<TopicRow> =>
  saveRoot(act, saved, found, input, () => changeTopic(act.tx, input));
