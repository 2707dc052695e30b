import { pageOf } from '../../ui/page-in-address.ts';
/** What the page of all that was found shows; it lives in the address, so that Back and a sent link find it again. */
export interface SearchFilter {
  query: string;
  /** A kind of thing, PERSON or ORGANIZATION; null for all of them. */
  of: string | null;
  onlyWrite: boolean;
  /** Only what my organization has made. */
  ours: boolean;
  archived: boolean;
  /** From 1. */
  page: number;
}

/** The first page of everything that has the words. */
export const everything = (query: string): SearchFilter => ({
  ...{ query, of: null, onlyWrite: false, ours: false, archived: true, page: 1 },
});

/** Reads the filter from an address; what makes no sense there counts as left out. */
export function readSearch(address: URLSearchParams): SearchFilter {
  return {
    query: (address.get('q') ?? '').trim(),
    of: address.get('kind'),
    onlyWrite: address.get('write') === 'true',
    ours: address.get('ours') === 'true',
    archived: address.get('archived') !== 'false',
    page: pageOf(address, { most: 500 }),
  };
}

/** The address of a filter, below /app; what is as it always is, is left out. */
export function searchPath({ query, of, onlyWrite, ours, archived, page }: SearchFilter): string {
  const address = new URLSearchParams({
    q: query,
    ...(of && { kind: of }),
    ...(onlyWrite && { write: 'true' }),
    ...(ours && { ours: 'true' }),
    ...(!archived && { archived: 'false' }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/search?${address}`;
}
