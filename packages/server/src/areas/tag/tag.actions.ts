import { kindsWith } from '@samspel/domain/subject/attachments';
import { tagColor } from '@samspel/domain/subject/tag';
import { changeTagsInput, tagInput } from '@samspel/domain/tag/tag.input';
import { findSubject } from '../../core/access/find-subject.ts';
import { type Act, action } from '../../core/area/action.ts';
import type { Tx } from '../../core/database/pool.ts';
import { refuseArchivedRoot } from '../../subject/archive/archived.ts';
import { readTagsOf, type TagRow } from '../../subject/tag/tag.queries.ts';
import { addTagsTo, followTagAs, removeTagsFrom, tagNumber, unfollowTagAs } from './tag.write.ts';

/** Follows a tag (product/content#tags). */
export const followTag = action(tagInput, async ({ title }, { caller, tx }) => {
  await followTagAs(tx, caller, title);
  return tagCalled(tx, title);
});

/** Stops following a tag. */
export const unfollowTag = action(tagInput, async ({ title }, { caller, tx }) => {
  await unfollowTagAs(tx, caller, title);
  return tagCalled(tx, title);
});

/** Tags a thing of a kind whose tags are not in its form. Returns all its tags. */
export const addTags = changeTags(async ({ tx, emit }, id, titles) => {
  const tagged = await addTagsTo(tx, id, titles);
  if (tagged.length > 0) await emit({ name: 'subject.tagged', subjectId: id, data: { tagged } });
});

/** Removes tags from such a thing. Returns all its tags. */
export const removeTags = changeTags(async ({ tx, emit }, id, titles) => {
  if (await removeTagsFrom(tx, id, titles)) await emit({ name: 'subject.untagged', subjectId: id });
});

/** @param change writes the change and announces it, unless nothing changes */
function changeTags(change: (act: Act, id: number, titles: readonly string[]) => Promise<void>) {
  return action(changeTagsInput, async (input, act) => {
    const { caller, tx } = act;
    const found = await findSubject(tx, caller, input.meta, 'edit', { kind: kindsWith('tag'), field: 'input.meta' });

    refuseArchivedRoot(found);

    await change(act, found.id, input.tags);
    return (await readTagsOf(tx, caller, [found.id]))[0]!;
  });
}

/** The tag with a title, spelled as the caller wrote it. */
export const tagCalled = async (tx: Tx, title: string): Promise<TagRow> => ({
  id: await tagNumber(tx, title),
  title,
  color: tagColor(title),
});
