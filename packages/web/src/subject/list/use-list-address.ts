import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  changeFilter,
  type ListFilter,
  type ListSchema,
  type OwnChoices,
  readFilter,
  type SortChoice,
  writeFilter,
} from './list-filter.ts';

/** The filter in the address, and functions to change it. */
export interface ListAddress<Choices extends OwnChoices> {
  filter: ListFilter<Choices>;
  /** Changes go back to the first page, unless they set the page. */
  change: (change: Partial<ListFilter<Choices>>) => void;
  reset: () => void;
  /** Leaves the preset of 'my municipality' and keeps all else (product/year-wheels#explore). */
  leavePreset: () => void;
}

/** Reads the filter from the address; each change is a step that Back undoes. @param path the address of the list without a preset */
export function useListAddress<Choices extends OwnChoices, Sort extends SortChoice>(
  schema: ListSchema<Choices, Sort>,
  path: string,
): ListAddress<Choices> {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(schema, address), [schema, address]);
  return {
    filter,
    change: (change) =>
      setAddress(writeFilter(schema, changeFilter(filter, change)), {
        preventScrollReset: (change.page ?? filter.page) === filter.page,
      }),
    reset: () => navigate(path),
    leavePreset: () => navigate(`${path}?${writeFilter(schema, changeFilter(filter, {}))}`),
  };
}
