import type { Sort, SortOrder } from '@samspel/domain/subject/list';
import { pageOf } from '../../ui/base/page-in-address.ts';

/** One choice of a list's sort menu; `value` is its form in the address. */
export interface SortChoice {
  value: string;
  sort: Sort;
  order: SortOrder;
}

/** The filters that only lists of one kind have, with their values, by their names in the address: `{ category: ['GRANT', …] }`. */
export type OwnChoices = Readonly<Record<string, readonly string[]>>;

/** How things of a kind are listed. */
export interface ListSchema<Choices extends OwnChoices, Sort extends SortChoice> {
  choices: Choices;
  sorts: readonly Sort[];
  defaultSort: Sort;
  pageSize: number;
  /** Filters the list by the things' service areas: only by groups, or by single areas as well. */
  serviceAreas?: 'groups' | 'groupsAndAreas';
}

/** The filters that every list has. */
export interface CommonFilter {
  /** Ids of people or organizations; one of them must have made the thing. */
  organizations: readonly string[];
  persons: readonly string[];
  /** Words of the title; '' means any. */
  text: string;
  kostraGroup: string | null;
  /** Ids of service areas; the thing must have one of them. */
  kostraFunctions: readonly string[];
  /** Whether archived ones are included. */
  archived: boolean;
  /** Whether the limited ones are unfolded. */
  limited: boolean;
  /** The value of a `SortChoice` (product/year-wheels#explore). */
  sort: string;
  /** From 1. */
  page: number;
}

/** The filter of a list; kept in the address, so that Back and a sent link show the same. */
export type ListFilter<Choices extends OwnChoices> = CommonFilter & {
  [Name in keyof Choices]: Choices[Name][number] | null;
};

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Returns the filter that a list starts with, and that Reset returns to (product/year-wheels#explore). */
export const defaultFilterOf = <Choices extends OwnChoices, Sort extends SortChoice>(
  schema: ListSchema<Choices, Sort>,
): ListFilter<Choices> => readFilter(schema, new URLSearchParams());

/** Reads the filter from an address; a value that makes no sense counts as missing. */
export function readFilter<Choices extends OwnChoices, Sort extends SortChoice>(
  schema: ListSchema<Choices, Sort>,
  address: URLSearchParams,
): ListFilter<Choices> {
  const kostraGroup = address.get('kostra') ?? '';
  const own = Object.entries(schema.choices).map(([name, values]) => [
    name,
    values.find((one) => one === address.get(name)) ?? null,
  ]);
  return {
    organizations: address.getAll('organization').filter(isId),
    persons: address.getAll('person').filter(isId),
    text: (address.get('text') ?? '').trim().slice(0, 200),
    kostraGroup: isId(kostraGroup) ? kostraGroup : null,
    kostraFunctions: schema.serviceAreas === 'groupsAndAreas' ? address.getAll('function').filter(isId) : [],
    ...Object.fromEntries(own),
    archived: address.get('archived') === 'true',
    limited: address.get('limited') === 'true',
    sort: sortOf(schema, address.get('sort')).value,
    page: pageOf(address),
  };
}

/** Returns the address of a filter; default values are left out. */
export function writeFilter<Choices extends OwnChoices, Sort extends SortChoice>(
  schema: ListSchema<Choices, Sort>,
  filter: ListFilter<Choices>,
): URLSearchParams {
  const address = new URLSearchParams();
  for (const id of filter.organizations) address.append('organization', id);
  for (const id of filter.persons) address.append('person', id);
  if (filter.text) address.set('text', filter.text);
  if (filter.kostraGroup) address.set('kostra', filter.kostraGroup);
  for (const id of filter.kostraFunctions) address.append('function', id);
  for (const name of Object.keys(schema.choices)) if (filter[name]) address.set(name, String(filter[name]));
  if (filter.archived) address.set('archived', 'true');
  if (filter.limited) address.set('limited', 'true');
  if (filter.sort !== schema.defaultSort.value) address.set('sort', filter.sort);
  if (filter.page > 1) address.set('page', String(filter.page));
  return address;
}

/** Changes a filter and goes back to its first page (product/year-wheels#explore), unless the change sets the page. */
export const changeFilter = <Filter extends { page: number }>(filter: Filter, change: Partial<Filter>): Filter => ({
  ...filter,
  page: 1,
  ...change,
});

/** Whether the list has filters or another order than at first. The page does not count, nor whether limited ones are unfolded. */
export const isFiltered = <Choices extends OwnChoices, Sort extends SortChoice>(
  schema: ListSchema<Choices, Sort>,
  filter: ListFilter<Choices>,
): boolean => writeFilter(schema, { ...filter, limited: false, page: 1 }).size > 0;

/** The query variables of every list. */
export type ListVariables<Choices extends OwnChoices, Sort extends SortChoice> = {
  sort: Sort['sort'];
  order: Sort['order'];
  limit: number;
  offset: number;
  organizations: string[];
  persons: string[];
  /** Left out if the list has no such filter. */
  kostraGroup?: string | null;
  kostraFunctions?: string[];
  text: string | null;
  archived: boolean;
  /** Whether only limited ones are wanted, or only the others. */
  limited: boolean;
} & { [Name in keyof Choices]: Choices[Name][number] | null };

/** Returns the variables for listing what I may open, for a filter. @param preset the organization of 'my municipality'; others may be chosen too */
export function filterVariables<Choices extends OwnChoices, Sort extends SortChoice>(
  schema: ListSchema<Choices, Sort>,
  filter: ListFilter<Choices>,
  preset?: string,
): ListVariables<Choices, Sort> {
  const {
    organizations,
    persons,
    text,
    kostraGroup,
    kostraFunctions,
    archived,
    limited,
    page,
    sort: value,
    ...own
  } = filter;
  const { sort, order } = sortOf(schema, value);
  return {
    ...(own as unknown as { [Name in keyof Choices]: Choices[Name][number] | null }),
    sort,
    order,
    limit: schema.pageSize,
    offset: (page - 1) * schema.pageSize,
    organizations: [...new Set([...(preset ? [preset] : []), ...organizations])],
    persons: [...persons],
    ...(schema.serviceAreas && { kostraGroup }),
    ...(schema.serviceAreas === 'groupsAndAreas' && { kostraFunctions: [...kostraFunctions] }),
    text: text || null,
    archived,
    limited: false,
  };
}

const sortOf = <Choices extends OwnChoices, Sort extends SortChoice>(
  { sorts, defaultSort }: ListSchema<Choices, Sort>,
  value: string | null,
): Sort => sorts.find((choice) => choice.value === value) ?? defaultSort;
