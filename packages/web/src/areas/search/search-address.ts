import { pageOf } from '../../ui/base/page-in-address.ts';
/** The filter of the page of results; kept in the address, so that Back and a sent link show the same. */
export interface SearchFilter {
  query: string;
  /** A kind of thing, PERSON or ORGANIZATION; null for all of them. */
  of: string | null;
  onlyWrite: boolean;
  /** Only things that my organization has made. */
  ours: boolean;
  archived: boolean;
  /** From 1. */
  page: number;
}

/** Returns the filter for everything with these words, at its first page. */
export const unfiltered = (query: string): SearchFilter => ({
  ...{ query, of: null, onlyWrite: false, ours: false, archived: true, page: 1 },
});

/** Reads the filter from an address; a value that makes no sense counts as missing. */
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

/** Returns the address of a filter, below /app; default values are left out. */
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
