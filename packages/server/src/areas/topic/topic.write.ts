import type { CreateTopicInput, UpdateTopicInput } from '@samspel/domain/topic/topic.input';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { replaceKostraFunctions } from '../../subject/kostra/kostra.write.ts';
import { changeRoot, insertRoot } from '../../subject/root/root.write.ts';

/** Writes a new topic with its access list and service areas; returns its id. */
export async function insertTopic(tx: Tx, caller: Caller, input: CreateTopicInput): Promise<number> {
  const { category, description, kostraFunctions } = input;
  const id = await insertRoot(tx, { kind: 'TOPIC' }, caller, input);
  await tx
    .insertInto('topic')
    .values({ id, category, description: description.json, description_text: description.text })
    .execute();
  await replaceKostraFunctions(tx, id, kostraFunctions);
  return id;
}

/** Writes the fields that an update has and leaves the rest. */
export async function changeTopic(tx: Tx, input: UpdateTopicInput): Promise<void> {
  const { id, category, description, kostraFunctions } = input;
  if (kostraFunctions) await replaceKostraFunctions(tx, id, kostraFunctions);
  const change = {
    ...(category && { category }),
    ...(description && { description: description.json, description_text: description.text }),
  };
  if (Object.keys(change).length > 0) await tx.updateTable('topic').set(change).where('id', '=', id).execute();
  await changeRoot(tx, input);
}
