import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { Answer, World } from '../../../core/testing/world.ts';

export type FoundHit = {
  id: string;
  kind: string;
  title: string;
  titleParts: { text: string; isMatch: boolean }[];
  description: string;
  uri: string;
  opens: string | null;
  day: string | null;
  within: string | null;
  foundIn: string | null;
  foundId: string | null;
  isArchived: boolean;
  isLimited: boolean;
  createdBy: { name: string } | null;
};
export type FoundAll = {
  persons: { name: string }[];
  organizations: { name: string }[];
  calendars: FoundHit[];
  events: FoundHit[];
  hasMore: string[];
  hasMorePersons: boolean;
  mended: string | null;
};

const hit =
  'id kind title titleParts { text isMatch } description uri opens day within foundIn foundId isArchived isLimited createdBy { name }';

/** Sends the search that the header of a page sends. */
export const askSearch = (world: World, as: TestPerson | null, query: unknown, onlyWrite?: boolean) =>
  world.graphql<{ search: FoundAll }>(
    as,
    `query ($query: String!, $onlyWrite: Boolean) { search(query: $query, onlyWrite: $onlyWrite) {
      persons { name } organizations { name } calendars { ${hit} } events { ${hit} } hasMore hasMorePersons mended } }`,
    { query, onlyWrite },
  );

/** The results of a person's search. */
export const search = async (world: World, as: TestPerson, query: string, onlyWrite?: boolean): Promise<FoundAll> =>
  dataOf(await askSearch(world, as, query, onlyWrite)).search;

/** The titles of the year wheels and activities that a person finds, the best of each kind first. */
export async function titlesFor(world: World, as: TestPerson, query: string): Promise<string[]> {
  const { calendars, events } = await search(world, as, query);
  return [...calendars, ...events].map(({ title }) => title);
}

/** A page of the results of one kind. */
export const askKind = (world: World, as: TestPerson, more: string) =>
  world.graphql<{ searchKind: { nodes: FoundHit[]; hasMore: boolean } }>(
    as,
    `{ searchKind(${more}) { nodes { id title isArchived } hasMore } }`,
  ) as Promise<Answer<{ searchKind: { nodes: FoundHit[]; hasMore: boolean } }>>;
