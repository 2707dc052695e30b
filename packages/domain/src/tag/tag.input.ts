import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, id, maybe, orElse, plainLine } from '../input.ts';
import { subjectKinds } from '../subject/subject.ts';
import { tagTitle, tagTitles } from '../subject/tag.input.ts';

/** Finds tags whose words contain `query`; with `onlyWrite`, only tags of things that the asker may write. */
export const searchTagsInput = z.strictObject({ query: z.string(), onlyWrite: orElse(z.boolean(), false) });

/** One tag, by its title however it is spelled. */
export const tagInput = z.strictObject({ title: tagTitle });

/** A page of the things of one kind that have a tag, the newest first. */
export const taggedInput = z.strictObject({
  title: tagTitle,
  kind: choice(subjectKinds),
  ...askedPage(20),
});

/** A page of all tags, by title; `text` is found in their words. */
export const adminTagsInput = z.strictObject({ text: maybe(plainLine(50)), ...askedPage(20) });
export type AdminTagsInput = z.output<typeof adminTagsInput>;

/** The tags of the thing `meta`. */
export const tagsOfThingInput = z.strictObject({ meta: id });

/** Tags to add to the thing `meta`, or to remove from it. */
export const changeTagsInput = z.strictObject({ meta: id, tags: tagTitles });

/** A new title for a tag. */
export const renameTagInput = z.strictObject({ title: tagTitle, newTitle: tagTitle });

/** Merges the tag `title` into the tag `into`. */
export const mergeTagsInput = z.strictObject({ title: tagTitle, into: tagTitle });
