import { listOf, plainLine } from '../input.ts';
import { foldText } from '../text/fold.ts';
import { tagLimit, tagTitleLimit } from './tag.ts';

/** The title of a tag. */
export const tagTitle = plainLine(tagTitleLimit);

/** The tags of a thing. Two that fold alike are one (product/content#tags). */
export const tagTitles = listOf(tagTitle, tagLimit, foldText);
