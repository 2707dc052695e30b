import { type GrantCategory, type GrantType, grantCategories, grantTypes } from '@samspel/domain/grant/grant';
import { type Sort, sorts } from '@samspel/domain/subject/list';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AllActionValuesInput } from '../../../generated/graphql.ts';
import { pageOf } from '../../../ui/base/page-in-address.ts';

/** Statuses that an admin may narrow the list to. */
export const shownStatuses = ['PUBLISHED', 'DRAFT'] as const;

/** The filter of the list of grants; kept in the address, so that Back and a sent link show the same. */
export interface GrantFilter {
  text: string;
  followed: boolean;
  expired: boolean;
  status: (typeof shownStatuses)[number] | null;
  category: GrantCategory | null;
  type: GrantType | null;
  source: string | null;
  sector: string | null;
  kostra: string | null;
  functions: readonly string[];
  sort: Sort;
  /** From 1. */
  page: number;
}

/** Number of grants on a page. */
const grantPageSize = 12;

const isId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,14}$/.test(text);
const idIn = (address: URLSearchParams, name: string) => [address.get(name)].find(isId) ?? null;
const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((one) => one === value) ?? null;

/** Reads the filter from an address; a value that makes no sense counts as missing. */
export function readFilter(address: URLSearchParams): GrantFilter {
  return {
    text: (address.get('text') ?? '').slice(0, 200),
    followed: address.get('followed') === 'true',
    expired: address.get('expired') === 'true',
    status: oneOf(shownStatuses, address.get('status')),
    category: oneOf(grantCategories, address.get('category')),
    type: oneOf(grantTypes, address.get('type')),
    source: idIn(address, 'source'),
    sector: idIn(address, 'sector'),
    kostra: idIn(address, 'kostra'),
    functions: address.getAll('function').filter(isId).slice(0, 100),
    sort: oneOf(sorts, address.get('sort')) ?? 'DEADLINE',
    page: pageOf(address),
  };
}

/** Returns the address of a filter; default values are left out. */
export function writeFilter(filter: GrantFilter): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of ['text', 'status', 'category', 'type', 'source', 'sector', 'kostra'] as const)
    if (filter[name]) address.set(name, filter[name]);
  for (const id of filter.functions) address.append('function', id);
  for (const name of ['followed', 'expired'] as const) if (filter[name]) address.set(name, 'true');
  if (filter.sort !== 'DEADLINE') address.set('sort', filter.sort);
  if (filter.page > 1) address.set('page', String(filter.page));
  return address;
}

/** Returns how many filters and orders are chosen, apart from the words. */
export const chosenCount = (filter: GrantFilter): number =>
  new Set(writeFilter({ ...filter, text: '', page: 1 }).keys()).size;

/** Returns the query's input for a filter. */
export const inputOf = (filter: GrantFilter): AllActionValuesInput => ({
  search: filter.text.trim() || null,
  showOnlyMyFollowed: filter.followed,
  showExpired: filter.expired,
  status: filter.status,
  category: filter.category,
  type: filter.type,
  source: filter.source,
  sector: filter.sector,
  kostraGroup: filter.kostra,
  kostraFunctions: [...filter.functions],
  sort: filter.sort,
  limit: grantPageSize,
  offset: (filter.page - 1) * grantPageSize,
});

/** The filter in the address, and a way to change it: a change goes back to the first page. */
export function useGrantFilter() {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => readFilter(address), [address]);
  const change = (change: Partial<GrantFilter>) => setAddress(writeFilter({ ...filter, page: 1, ...change }));
  const isFiltered = writeFilter({ ...filter, page: 1 }).size > 0;
  return { filter, change, isFiltered, reset: () => setAddress(new URLSearchParams()) };
}
