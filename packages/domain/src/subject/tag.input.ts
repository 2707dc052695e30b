import { listOf, plainLine } from '../input.ts';
import { tagLimit, tagTitleLimit } from './tag.ts';

/** What a tag is called. */
export const tagTitle = plainLine(tagTitleLimit);

/** The tags of a thing. Two that differ in nothing but case are one (product/content#tags). */
export const tagTitles = listOf(tagTitle, tagLimit, (tag) => tag.toLowerCase());
