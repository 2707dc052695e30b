import { useRef, useState } from 'react';
import { useAddressEffect } from '../../core/use-address-effect.ts';
import { useDebounced } from '../../ui/base/use-debounced.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { Filter } from './use-filter.ts';

/** Words to filter a list by; applied when the typing pauses. */
export function WordsFilter({ label, filter }: { label: string; filter: Filter }) {
  const [text, setText] = useState(filter.of('text') ?? '');
  const settled = useDebounced(text.trim());
  const asked = useRef(settled);
  useAddressEffect(() => {
    if (asked.current === settled) return;
    asked.current = settled;
    filter.set({ text: settled });
  }, settled);
  return <SearchField label={label} value={text} onChange={setText} />;
}
