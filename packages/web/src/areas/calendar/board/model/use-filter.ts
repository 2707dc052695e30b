import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressEffect } from '../../../../core/use-address-effect.ts';
import { useDebounced } from '../../../../ui/base/use-debounced.ts';
import { type BoardFilter, isFiltering, noFilter, readFilter, withFilter } from './board-filter.ts';

/** The filter of a year, as its address has it. */
export interface Filter {
  /** The filter as it is typed and pressed. */
  filter: BoardFilter;
  /** The filter that a large wheel follows: a little later, so that typing is never held up. */
  applied: BoardFilter;
  isFiltering: boolean;
  change: (change: Partial<BoardFilter>) => void;
  reset: () => void;
}

/** The address has the filter: a reload, Back and a shared link show the same. */
export function useFilter(): Filter {
  const [address, setAddress] = useSearchParams();
  const written = readFilter(address);
  const [words, setWords] = useState({ typed: written.words, sent: written.words, seen: written.words });
  // If the address has words that were not sent from here, they belong to another address.
  if (written.words !== words.seen) {
    const typed = written.words === words.sent ? words.typed : written.words;
    setWords({ typed, sent: written.words, seen: written.words });
  }
  const filter = { ...written, words: words.typed };
  const change = (wanted: Partial<BoardFilter>) => {
    const next = { ...filter, ...wanted };
    const sent = next.words.trim();
    setWords((before) => ({ ...before, typed: next.words, sent }));
    setAddress((before) => withFilter(before, { ...next, words: sent }), {
      replace: true,
      preventScrollReset: true,
      state: { keepFocus: true },
    });
  };
  const settled = useDebounced(words.typed);
  const isPaused = settled === words.typed;
  useAddressEffect(() => {
    if (isPaused && settled.trim() !== words.sent) change({});
  }, isPaused && settled);
  const applied = useDeferredValue(String(withFilter(new URLSearchParams(), filter)));
  return {
    filter,
    applied: useMemo(() => readFilter(new URLSearchParams(applied)), [applied]),
    isFiltering: isFiltering(filter),
    change: (wanted) =>
      wanted.words === undefined ? change(wanted) : setWords((before) => ({ ...before, typed: wanted.words! })),
    reset: () => change(noFilter),
  };
}
