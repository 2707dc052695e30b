import { readSaid, wordsOf } from '@samspel/domain/search/search';
import { kindsFoundAbove } from '@samspel/domain/subject/subject';
import type { Caller } from '../../core/base/caller.ts';
import type { Context } from '../../core/graphql/context.ts';
import { findOrganizations, findPersons } from '../../core/people/find-by-name.ts';
import type { OrganizationRow } from '../../core/people/organizations.ts';
import type { PersonRow } from '../../core/people/persons.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { findHits, type HitRow } from './hits.queries.ts';
import { mendWords } from './mend.queries.ts';
import type { Search } from './scope.ts';

/** The most results listed of each kind. */
export const mostOfKind = 20;

/** The results: at most one more of each kind than is listed. */
export type Found = {
  persons: PersonRow[];
  organizations: OrganizationRow[];
  hits: HitRow[];
  /** What was searched for instead of the typed query; null if that was used. */
  mended: string | null;
};

/** Kinds that are found by themselves, so that there are hits of them. */
export const searchedKinds = ({ all }: Kinds) => all.filter(({ kind }) => !kindsFoundAbove.includes(kind));

/** Searches for the words; if nothing is found, for what was probably meant. Finds no people or organizations if `onlyWrite` is set. */
export async function searchAll(
  { services: { db }, caller }: Context,
  search: Pick<Search, 'query' | 'kinds' | 'onlyWrite'>,
): Promise<Found> {
  const found = await searchFor(db, caller, search);
  if (!isEmpty(found)) return found;
  const mended = (await mendWords(db, caller, wordsOf(search.query)))?.join(' ');
  if (!mended) return found;
  const instead = await searchFor(db, caller, { ...search, query: mended });
  return isEmpty(instead) ? found : { ...instead, mended };
}

const isEmpty = ({ persons, organizations, hits }: Found): boolean =>
  persons.length + organizations.length + hits.length === 0;

async function searchFor(
  db: Context['services']['db'],
  caller: Caller,
  { query, kinds, onlyWrite }: Pick<Search, 'query' | 'kinds' | 'onlyWrite'>,
): Promise<Found> {
  const window = { limit: mostOfKind, offset: 0 };
  const oneMore = { limit: mostOfKind + 1, offset: 0 };
  const search: Search = { said: readSaid(query), query, kinds, onlyWrite, organizations: [], archived: true, window };
  const [persons, organizations, hits] = await Promise.all([
    onlyWrite ? [] : findPersons(db, query, oneMore),
    onlyWrite ? [] : findOrganizations(db, query, oneMore),
    findHits(db, caller, search),
  ]);
  return { persons, organizations, hits, mended: null };
}
