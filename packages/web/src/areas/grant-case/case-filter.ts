import type { GrantCasesQuery } from '../../generated/graphql.ts';

/** A case among all of my municipality. */
export type ListedCase = GrantCasesQuery['grantCases'][number];

/** What cases are narrowed by, under these names in the address. */
export const caseFilters = ['state', 'year', 'source', 'responsible'] as const;
export type CaseFilterName = (typeof caseFilters)[number];
/** The chosen value of each; '' is all. */
export type CaseFilter = Record<CaseFilterName, string>;

/** A value of a case to narrow by, with its words; null if the case has none. */
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

/** Returns the value of a case to narrow by. */
export const caseValue = (one: ListedCase, name: CaseFilterName): CaseValue => values[name](one);

/** Reads the filter from an address. */
export const readCaseFilter = (address: URLSearchParams): CaseFilter => {
  const [state = '', year = '', source = '', responsible = ''] = caseFilters.map((name) => address.get(name) ?? '');
  return { state, year, source, responsible };
};

/** Whether the address asks for the board instead of the table. */
export const isBoard = (address: URLSearchParams) => address.get('view') === 'board';

/** Returns an address with another choice; what is all, or usual, is left out. */
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

/** The cases that fit all that is chosen. */
export const filterCases = (cases: readonly ListedCase[], filter: CaseFilter): ListedCase[] =>
  cases.filter((one) => caseFilters.every((name) => filter[name] === '' || caseValue(one, name)?.key === filter[name]));

/** The values that cases have, each once, by their words. */
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

/** The sums of cases by source and year: sources by name, the latest year first. */
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
