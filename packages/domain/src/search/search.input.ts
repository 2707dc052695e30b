import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { asText, choice, id, listOrNone, orElse, scalar } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { subjectKinds } from '../subject/subject.ts';
import { searchLimit } from './search.ts';

/** What somebody searches for; an empty text searches for nothing. Refused: `input.tooLong` above 200 characters. */
const query = scalar((given: string): string => {
  const text = asText(given);
  if (text.trim().length > searchLimit) throw new Refusal('input.tooLong', undefined, { max: searchLimit });
  return text.trim();
});

const onlyWrite = orElse(z.boolean(), false);

export const searchInput = z.strictObject({ query, onlyWrite });

/** Nobody reads further than this; other words find the rest. */
const page = askedPage(20, 10_000);

/** A page of the results of one kind, by default 20. */
export const searchKindInput = z.strictObject({
  query,
  onlyWrite,
  kind: choice(subjectKinds),
  organizations: listOrNone(id, 100),
  archived: orElse(z.boolean(), true),
  ...page,
});

/** A page of names. */
export const searchNamesInput = z.strictObject({
  query,
  ...page,
});

/** What somebody opened most recently, the latest first. */
export const recentlyOpenedInput = z.strictObject({ ids: listOrNone(id, 20) });
