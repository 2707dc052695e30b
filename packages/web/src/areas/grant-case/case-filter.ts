import type { GrantCasesQuery } from '../../generated/graphql.ts';

/** A case in the list of my municipality's cases. */
export type ListedCase = GrantCasesQuery['grantCases'][number];

/** The filters of cases, by their names in the address. */
export const caseFilters = ['state', 'year', 'source', 'responsible'] as const;
export type CaseFilterName = (typeof caseFilters)[number];
/** The chosen value of each filter; '' means all. */
export type CaseFilter = Record<CaseFilterName, string>;

/** A value that cases can be filtered by, with its text; null if the case has no such value. */
export type CaseValue = { key: string; words: string } | null;

const values: Record<CaseFilterName, (one: ListedCase) => CaseValue> = {
  state: ({ state }) => ({ key: state, words: state }),
  year: ({ grant }) => {
    const year = grant?.currentRevision.year;
    return year == null ? null : { key: String(year), words: String(year) };
  },
  source: ({ grant }) => (grant?.source ? { key: grant.source.id, words: grant.source.name } : null),
  responsible: ({ responsible }) => responsible && { key: responsible.id, words: responsible.name },
};

/** Returns a case's value for a filter. */
export const caseValue = (one: ListedCase, name: CaseFilterName): CaseValue => values[name](one);

/** Reads the filter from an address. */
export const readCaseFilter = (address: URLSearchParams): CaseFilter => {
  const [state = '', year = '', source = '', responsible = ''] = caseFilters.map((name) => address.get(name) ?? '');
  return { state, year, source, responsible };
};

/** Whether the address asks for the board instead of the table. */
export const isBoard = (address: URLSearchParams) => address.get('view') === 'board';

/** Returns the address with another choice; '' (all, or the table) removes its parameter. */
export function withCaseFilter(
  address: URLSearchParams,
  name: CaseFilterName | 'view',
  value: string,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** Returns the cases that fit all filters. */
export const filterCases = (cases: readonly ListedCase[], filter: CaseFilter): ListedCase[] =>
  cases.filter((one) => caseFilters.every((name) => filter[name] === '' || caseValue(one, name)?.key === filter[name]));

/** Returns the values that cases have for a filter, each once, sorted by their text. */
export function caseChoices(cases: readonly ListedCase[], name: CaseFilterName): NonNullable<CaseValue>[] {
  const found = new Map(cases.flatMap((one) => caseValue(one, name) ?? []).map((value) => [value.key, value]));
  return [...found.values()].toSorted((one, other) => one.words.localeCompare(other.words, 'nb'));
}

/** What was applied for and granted in cases of one source and year. */
export interface CaseSum {
  source: string | null;
  year: string | null;
  count: number;
  applied: number;
  granted: number;
}

/** Returns the sums of cases by source and year: sources by name, the latest year first. */
export function sumCases(cases: readonly ListedCase[]): CaseSum[] {
  const name = (one: ListedCase, what: 'source' | 'year') => caseValue(one, what)?.words ?? null;
  const groups = Map.groupBy(cases, (one) => JSON.stringify([name(one, 'source'), name(one, 'year')]));
  const sums = [...groups.values()].map((some) => ({
    source: name(some[0]!, 'source'),
    year: name(some[0]!, 'year'),
    count: some.length,
    applied: some.reduce((sum, { amountApplied }) => sum + (amountApplied ?? 0), 0),
    granted: some.reduce((sum, { amountGranted }) => sum + (amountGranted ?? 0), 0),
  }));
  return sums.toSorted(
    (one, other) =>
      (one.source ?? '\uffff').localeCompare(other.source ?? '\uffff', 'nb') ||
      Number(other.year ?? 0) - Number(one.year ?? 0),
  );
}
