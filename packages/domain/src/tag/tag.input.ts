import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, id, maybe, orElse, plainLine } from '../input.ts';
import { subjectKinds } from '../subject/subject.ts';
import { tagTitle, tagTitles } from '../subject/tag.input.ts';

/** Which tags: those whose words hold `query`; with `onlyWrite`, of what the asker may write. */
export const searchTagsInput = z.strictObject({ query: z.string(), onlyWrite: orElse(z.boolean(), false) });

/** One tag, by its title in any case. */
export const tagInput = z.strictObject({ title: tagTitle });

/** A page of the things of one kind that have a tag, the newest first. */
export const taggedInput = z.strictObject({
  title: tagTitle,
  kind: choice(subjectKinds),
  ...askedPage(20),
});

/** A page of all tags, by title: those whose words hold a text. */
export const adminTagsInput = z.strictObject({ text: maybe(plainLine(50)), ...askedPage(20) });
export type AdminTagsInput = z.output<typeof adminTagsInput>;

/** Tags of the thing `meta`. */
export const tagsOfThingInput = z.strictObject({ meta: id });

/** Tags to give the thing `meta`, or to take from it. */
export const changeTagsInput = z.strictObject({ meta: id, tags: tagTitles });

/** Another title for a tag. */
export const renameTagInput = z.strictObject({ title: tagTitle, newTitle: tagTitle });

/** The tag `title`, which becomes the tag `into`. */
export const mergeTagsInput = z.strictObject({ title: tagTitle, into: tagTitle });
