import { facetsOf, findsEverything, savedSearchLimit } from '@samspel/domain/grant/saved-search';
import { createSavedSearchInput, removeSavedSearchInput } from '@samspel/domain/grant/saved-search.input';
import { Refusal } from '@samspel/domain/refusal';
import { isSameText } from '@samspel/domain/text/fold';
import { sql } from 'kysely';
import { permittedAction } from '../../../subject/permitted.ts';
import { askedWords } from '../list/grant.list.ts';
import { readSavedSearches, type SavedSearchRow } from './saved-search.queries.ts';

const grantAction = permittedAction('ACTION_VALUE');

/** Saves a search for the caller. */
export const createSavedSearch = grantAction(createSavedSearchInput, async ({ name, filter }, { caller, tx }) => {
  await sql`select from person where id = ${caller.id} for update`.execute(tx);

  const known = await readSavedSearches(tx, caller);

  if (known.some((one) => isSameText(one.name, name))) throw new Refusal('grant.nameTaken', 'input.name');
  if (known.length >= savedSearchLimit) throw new Refusal('grant.savedSearches', undefined, { max: savedSearchLimit });

  const words = filter.search ? JSON.stringify(askedWords(filter.search)) : null;
  const { rows } = await sql<SavedSearchRow>`
    insert into saved_search (person_id, name, filter, facets, kostra_functions, words, finds_everything)
    values (${caller.id}, ${name}, ${JSON.stringify(filter)}, ${facetsOf(filter)}, ${filter.kostraFunctions ?? []}::bigint[], ${words}::jsonb, ${findsEverything(filter)})
    returning id, name, filter`.execute(tx);
  return rows[0]!;
});

/** Removes one of the caller's searches, by its name. */
export const removeSavedSearch = grantAction(removeSavedSearchInput, async ({ name }, { caller, tx }) => {
  await sql`delete from saved_search where person_id = ${caller.id} and fold_text(name) = fold_text(${name})`.execute(
    tx,
  );
  return readSavedSearches(tx, caller);
});
