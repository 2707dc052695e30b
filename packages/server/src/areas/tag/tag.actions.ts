import { tagColor } from '@samspel/domain/subject/tag';
import { changeTagsInput, tagInput } from '@samspel/domain/tag/tag.input';
import { findSubject } from '../../core/access/find-subject.ts';
import { action } from '../../core/area/action.ts';
import type { Tx } from '../../core/database/pool.ts';
import { refuseArchivedRoot } from '../../subject/archive/archived.ts';
import type { Kinds } from '../../subject/kinds.ts';
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

/** The action that tags a thing of a kind whose tags are not in its form. Returns all its tags. */
export const addTagsAction = (kinds: Kinds) => changeTags(kinds, 'subject.tagged', addTagsTo);

/** The action that takes tags from such a thing. Returns all its tags. */
export const removeTagsAction = (kinds: Kinds) => changeTags(kinds, 'subject.untagged', removeTagsFrom);

const changeTags = (kinds: Kinds, name: `subject.${string}`, change: typeof addTagsTo) =>
  action(changeTagsInput, async (input, { caller, tx, tell }) => {
    const kind = kinds.all.filter(({ tags }) => tags === 'apart').map((definition) => definition.kind);
    const found = await findSubject(tx, caller, input.meta, 'edit', { kind, field: 'input.meta' });

    refuseArchivedRoot(found);

    const isChange = await change(tx, found.id, input.tags);

    if (isChange) await tell({ name, subjectId: found.id });
    return (await readTagsOf(tx, caller, [found.id]))[0]!;
  });

/** The tag of a title, as the caller wrote it. */
export const tagCalled = async (tx: Tx, title: string): Promise<TagRow> => ({
  id: await tagNumber(tx, title),
  title,
  color: tagColor(title),
});
