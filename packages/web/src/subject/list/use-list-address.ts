import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../areas/calendar/address/paths.ts';
import { changeFilter, type ExploreFilter, readFilter, writeFilter } from './list-filter.ts';

/** The filter in the address, and the ways to change it. */
export interface FilterInAddress {
  filter: ExploreFilter;
  /** Changes begin at the first page again, unless the page is what changes. */
  change: (change: Partial<ExploreFilter>) => void;
  reset: () => void;
  /** Leaves the preset of 'my municipality' with everything else as it is (spec 1 §4). */
  leavePreset: () => void;
}

/** Reads the filter from the address; each change is a step that Back undoes. */
export function useExploreFilter(): FilterInAddress {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(address), [address]);
  return {
    filter,
    change: (change) => setAddress(writeFilter(changeFilter(filter, change)), { preventScrollReset: !change.page }),
    reset: () => navigate(paths.explore),
    leavePreset: () => navigate(`${paths.explore}?${writeFilter(changeFilter(filter, {}))}`),
  };
}
