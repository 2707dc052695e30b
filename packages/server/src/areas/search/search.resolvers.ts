import { isTooShort, readSaid, wordsOf } from '@samspel/domain/search/search';
import {
  recentlyOpenedInput,
  searchInput,
  searchKindInput,
  searchNamesInput,
} from '@samspel/domain/search/search.input';
import type { Context, Resolvers } from '../../core/graphql/context.ts';
import { fieldOf } from '../../core/graphql/field-name.ts';
import type { Window } from '../../core/graphql/page.ts';
import { findOrganizations, findPersons } from '../../core/people/find-by-name.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import type { Hit } from './hit.resolvers.ts';
import { findHits, type HitRow, hitsById } from './hits.queries.ts';
import { type Found, mostOfKind, searchAll, searchedKinds } from './search.queries.ts';

/** A root field for everybody who is signed in; it returns only what they may know of. */
const query = permittedQuery();

const nothing: Found = { persons: [], organizations: [], hits: [], mended: null };

type Answer = Found & { words: string[] };

const marked = (rows: readonly HitRow[], words: readonly string[]): Hit[] =>
  rows.map((row) => ({ ...row, words: readSaid(words.join(' ')).flat() }));

const listed = <Row>(rows: readonly Row[], limit: number = mostOfKind) => rows.slice(0, limit);

/** Pages of names; reads one more than is listed, to know whether there are more. */
const namesPage =
  <Row>(find: (db: Context['services']['db'], query: string, window: Window) => Promise<Row[]>) =>
  async (input: Window & { query: string }, { services: { db } }: Context) => {
    const found = await find(db, input.query, { limit: input.limit + 1, offset: input.offset });
    return { nodes: listed(found, input.limit), hasMore: found.length > input.limit };
  };

/** Search over people, organizations and every kind of thing that is found by itself. */
export function searchFields(kinds: Kinds): Resolvers {
  const searched = searchedKinds(kinds);
  const ofKind = ({ hits }: Found, wanted: string) => hits.filter(({ kind }) => kind === wanted);
  return {
    Query: {
      search: query(searchInput, async (input, context): Promise<Answer> => {
        if (isTooShort(input.query)) return { ...nothing, words: [] };
        const found = await searchAll(context, { ...input, kinds: searched.map(({ kind }) => kind) });
        return { ...found, words: wordsOf(found.mended ?? input.query) };
      }),
      searchKind: query(searchKindInput, async ({ limit, offset, kind, ...input }, { services: { db }, caller }) => {
        const isSearched = searched.some((one) => one.kind === kind) && !isTooShort(input.query);
        const search = {
          ...input,
          said: readSaid(input.query),
          kinds: isSearched ? [kind] : [],
          window: { limit, offset },
        };
        const hits = marked(await findHits(db, caller, search), wordsOf(input.query));
        return { nodes: listed(hits, limit), hasMore: hits.length > limit };
      }),
      searchPersons: query(searchNamesInput, namesPage(findPersons)),
      searchOrganizations: query(searchNamesInput, namesPage(findOrganizations)),
      recentlyOpened: query(recentlyOpenedInput, async ({ ids }, { services: { db }, caller }) =>
        marked(await hitsById(db, caller, ids), []),
      ),
    },
    Search: {
      hits: (found: Answer) => searched.flatMap(({ kind }) => marked(listed(ofKind(found, kind)), found.words)),
      persons: ({ persons }: Answer) => listed(persons),
      organizations: ({ organizations }: Answer) => listed(organizations),
      hasMorePersons: ({ persons }: Answer) => persons.length > mostOfKind,
      hasMoreOrganizations: ({ organizations }: Answer) => organizations.length > mostOfKind,
      hasMore: (found: Answer) =>
        searched.map(({ kind }) => kind).filter((kind) => ofKind(found, kind).length > mostOfKind),
      ...Object.fromEntries(
        searched.map(({ kind, type }) => [
          fieldOf(type),
          (found: Answer) => marked(listed(ofKind(found, kind)), found.words),
        ]),
      ),
    },
  };
}
