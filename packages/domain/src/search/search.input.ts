import { z } from 'zod';
import { asText, choice, id, listOrNone, orElse, scalar, whole } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { subjectKinds } from '../subject/subject.ts';
import { searchLimit } from './search.ts';

/** What somebody searches for; nothing is no search. Refused: `input.tooLong` above 200 characters. */
const query = scalar((given: string): string => {
  const text = asText(given);
  if (text.trim().length > searchLimit) throw new Refusal('input.tooLong', undefined, { max: searchLimit });
  return text.trim();
});

const onlyWrite = orElse(z.boolean(), false);

export const searchInput = z.strictObject({ query, onlyWrite });

/** All of one kind: a page of 20 unless something else is asked for. */
export const searchKindInput = z.strictObject({
  query,
  onlyWrite,
  kind: choice(subjectKinds),
  organizations: listOrNone(id, 100),
  archived: orElse(z.boolean(), true),
  limit: orElse(whole(1, 100), 20),
  offset: orElse(whole(0, 10_000), 0),
});

/** A page of names. */
export const searchNamesInput = z.strictObject({
  query,
  limit: orElse(whole(1, 100), 20),
  offset: orElse(whole(0, 10_000), 0),
});

/** What somebody opened last, the latest first. */
export const openedInput = z.strictObject({ ids: listOrNone(id, 20) });
