import { createTopicInput, updateTopicInput } from '@samspel/domain/topic/topic.input';
import { findSubject } from '../../core/access/find-subject.ts';
import { countToday, perDay } from '../../core/rate-limit/quota.ts';
import { archiveAction, unArchiveAction } from '../../subject/archive/archive.actions.ts';
import { removeAction, restoreAction } from '../../subject/trash/trash.actions.ts';
import { topicAction } from './topic.action.ts';
import { readChangedTopic } from './topic.queries.ts';
import { saveTopic } from './topic.save.ts';
import { topicSubject } from './topic.subject.ts';
import { insertTopic } from './topic.write.ts';

const made = perDay('topics made', 200);

/** Makes a topic; its maker owns it. */
export const createTopic = topicAction(createTopicInput, async (input, act) => {
  const { caller, tx, emit } = act;
  await countToday(act, made);

  const id = await insertTopic(tx, caller, input);

  await emit({ name: 'topic.created', subjectId: id });
  return readChangedTopic(tx, caller, id);
});

/** Saves changes to a topic, including its access list (product/access#levels). */
export const updateTopic = topicAction(updateTopicInput, async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind: 'TOPIC', field: 'input.id' });
  return saveTopic(act, found, input);
});

export const archiveTopic = archiveAction(topicSubject);
export const unArchiveTopic = unArchiveAction(topicSubject);
export const removeTopic = removeAction(topicSubject);
export const restoreTopic = restoreAction(topicSubject);
