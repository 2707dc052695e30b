import type { CreateTopicInput, UpdateTopicInput } from '@samspel/domain/topic/topic.input';
import type { Insertable } from 'kysely';
import type { TopicTable } from '../../../printed/tables.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { columnsOf } from '../../subject/fields.ts';
import { replaceKostraFunctions } from '../../subject/kostra/kostra.write.ts';
import { changeRoot, insertRoot } from '../../subject/root/root.write.ts';
import { topicFields } from './topic.fields.ts';

/** Writes a new topic with its access list and service areas; returns its id. */
export async function insertTopic(tx: Tx, caller: Caller, input: CreateTopicInput): Promise<number> {
  const id = await insertRoot(tx, { kind: 'TOPIC' }, caller, input);
  const columns = columnsOf(topicFields, input) as Omit<Insertable<TopicTable>, 'id'>;
  await tx
    .insertInto('topic')
    .values({ ...columns, id })
    .execute();
  await replaceKostraFunctions(tx, id, input.kostraFunctions);
  return id;
}

/** Writes the fields that an update has and leaves the rest. */
export async function changeTopic(tx: Tx, input: UpdateTopicInput): Promise<void> {
  const { id, kostraFunctions } = input;
  if (kostraFunctions) await replaceKostraFunctions(tx, id, kostraFunctions);
  const change = columnsOf(topicFields, input);
  if (Object.keys(change).length > 0) await tx.updateTable('topic').set(change).where('id', '=', id).execute();
  await changeRoot(tx, input);
}
