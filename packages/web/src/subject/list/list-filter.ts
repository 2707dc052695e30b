import type { SortOrder } from '@samspel/domain/subject/list.input';
import { pageOf } from '../../ui/page-in-address.ts';

/** One choice of a list's sort menu; `value` is what the address carries. */
export interface SortChoice {
  value: string;
  sort: string;
  order: SortOrder;
}

/** The choices that only lists of one kind have, by their names in the address: `{ category: ['GRANT', …] }`. */
export type OwnChoices = Readonly<Record<string, readonly string[]>>;

/** How the things of a kind are listed. */
export interface ListSchema<Choices extends OwnChoices, Sort extends SortChoice> {
  choices: Choices;
  sorts: readonly Sort[];
  defaultSort: Sort;
  pageSize: number;
  /** Narrows the list by the service areas of the things: by their groups alone, or by single areas as well. */
  serviceAreas?: 'groups' | 'groupsAndAreas';
}

/** What narrows every list. */
export interface CommonFilter {
  /** Ids of those who made the things, of whom one must fit. */
  organizations: readonly string[];
  persons: readonly string[];
  /** Words of the title; '' for any. */
  text: string;
  kostraGroup: string | null;
  /** Ids of service areas, of which one must fit. */
  kostraFunctions: readonly string[];
  /** Archived ones too. */
  archived: boolean;
  /** Whether the limited ones are unfolded. */
  limited: boolean;
  /** The value of a `SortChoice` (product/year-wheels#explore). */
  sort: string;
  /** From 1. */
  page: number;
}

/** What a list shows; it lives in the address, so that Back and a sent link find it again. */
export type ListFilter<Choices extends OwnChoices> = CommonFilter & {
  [Name in keyof Choices]: Choices[Name][number] | null;
};

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** What a list starts with, and what Reset returns to (product/year-wheels#explore). */
export const defaultFilterOf = <Choices extends OwnChoices, Sort extends SortChoice>(
  schema: ListSchema<Choices, Sort>,
): ListFilter<Choices> => readFilter(schema, new URLSearchParams());

/** The filter in an address; what makes no sense there counts as left out. */
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

/** The address of a filter; what is as it always is, is left out. */
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

/** A changed filter begins at its first page again (product/year-wheels#explore), unless the page itself is what changed. */
export const changeFilter = <Filter extends { page: number }>(filter: Filter, change: Partial<Filter>): Filter => ({
  ...filter,
  page: 1,
  ...change,
});

/** Whether the list is narrowed, or sorted otherwise than it starts. Its page is no filter, nor whether limited ones are unfolded. */
export const isFiltered = <Choices extends OwnChoices, Sort extends SortChoice>(
  schema: ListSchema<Choices, Sort>,
  filter: ListFilter<Choices>,
): boolean => writeFilter(schema, { ...filter, limited: false, page: 1 }).size > 0;

/** The variables that every list is asked with. */
export type ListVariables<Choices extends OwnChoices, Sort extends SortChoice> = {
  sort: Sort['sort'];
  order: Sort['order'];
  limit: number;
  offset: number;
  organizations: string[];
  persons: string[];
  /** Left out where the list is not narrowed by them. */
  kostraGroup?: string | null;
  kostraFunctions?: string[];
  text: string | null;
  archived: boolean;
  /** Limited ones alone, or without them. */
  limited: boolean;
} & { [Name in keyof Choices]: Choices[Name][number] | null };

/** The variables of a list of what I may open, for a filter. @param preset the organization of 'my municipality', beside which others may be chosen */
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
