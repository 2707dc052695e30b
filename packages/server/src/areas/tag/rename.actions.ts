import { Refusal } from '@samspel/domain/refusal';
import { mergeTagsInput, renameTagInput } from '@samspel/domain/tag/tag.input';
import { action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import { type Caller, requireAdmin } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { tagCalled } from './tag.actions.ts';
import { readTag } from './tag.queries.ts';
import { isInUse, tagNumber, turnTagInto } from './tag.write.ts';

/** Changes the title, or only the spelling, of a tag wherever it is. */
export const renameTag = action(renameTagInput, async ({ title, newTitle }, { caller, tx }) => {
  requireAdmin(caller);
  await findTag(tx, caller, title, 'input.title');

  if (await isInUse(tx, newTitle, title)) throw new Refusal('tag.taken', 'input.newTitle');

  return turn(tx, caller, title, newTitle);
});

/** Merges a tag into another. */
export const mergeTags = action(mergeTagsInput, async ({ title, into }, { caller, tx }) => {
  requireAdmin(caller);
  const [one, other] = [await findTag(tx, caller, title, 'input.title'), await findTag(tx, caller, into, 'input.into')];

  if (one.id === other.id) throw new Refusal('tag.same', 'input.into');

  return turn(tx, caller, title, other.title);
});

async function findTag(tx: Tx, caller: Caller, title: string, field: string) {
  const tag = await readTag(tx, caller, title);
  if (!tag) throw new Refusal('notFound', field);
  return tag;
}

/** Turns a tag into another, and records that in the log. Returns the resulting tag. */
async function turn(tx: Tx, caller: Caller, title: string, into: string) {
  const detail = { from: await tagNumber(tx, title), to: await tagNumber(tx, into) };
  await turnTagInto(tx, title, into);
  await record(tx, { action: 'tag', by: caller.id, detail });
  return tagCalled(tx, into);
}
