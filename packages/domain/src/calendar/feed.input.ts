import { z } from 'zod';
import { id, maybe, orElse } from '../input.ts';
import { tagTitle } from '../subject/tag.input.ts';

const choice = orElse(z.boolean(), false);

/** A new link to a part of a feed: of one year wheel, or without `calendar` of the whole year of the person (product/sharing#chosen-feeds). */
export const createFeedLinkInput = z.strictObject({
  calendar: maybe(id),
  tag: maybe(tagTitle),
  onlyMine: choice,
  onlyDeadlines: choice,
  onlyOpen: choice,
});
