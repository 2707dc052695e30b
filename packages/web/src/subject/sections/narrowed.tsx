import { foldText, wordsIn } from '@samspel/domain/text/fold';
import { type ReactNode, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Select } from '../../ui/field/select.tsx';
import styles from './narrowed.module.css';

/** A list with more entries can be searched and sorted. */
export const manyEntries = 10;

type Order = 'name' | 'newest';

interface Options<Entry> {
  /** What is searched, as the field's label. */
  label: string;
  /** The words of an entry in which is searched; the first are its name. */
  wordsOf: (entry: Entry) => readonly string[];
  /** When it was last changed, as an ISO time. */
  changedAt: (entry: Entry) => string;
  first: Order;
}

/**
 * Of the entries that hang on a thing those that hold what I type, in the order that I choose.
 * @returns `tools` to show above the list; null where there are too few to need them
 */
export function useNarrowed<Entry>(
  entries: readonly Entry[],
  { label, wordsOf, changedAt, first }: Options<Entry>,
): { shown: readonly Entry[]; tools: ReactNode } {
  const say = useText();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>(first);
  const sorted = entries.toSorted((one, other) =>
    order === 'newest'
      ? Date.parse(changedAt(other)) - Date.parse(changedAt(one))
      : byName.compare(wordsOf(one)[0] ?? '', wordsOf(other)[0] ?? ''),
  );
  if (entries.length <= manyEntries) return { shown: sorted, tools: null };
  const words = wordsIn(text);
  const shown = sorted.filter((entry) => {
    const said = foldText(wordsOf(entry).join(' '));
    return words.every((word) => said.includes(word));
  });
  const tools = (
    <search className={styles.tools}>
      <SearchField label={label} value={text} onChange={setText} />
      <Select label={say('attachment.order')} value={order} onChange={({ target }) => setOrder(target.value as Order)}>
        <option value="name">{say('attachment.order.name')}</option>
        <option value="newest">{say('attachment.order.newest')}</option>
      </Select>
      <p role="status" className={styles.count}>
        {words.length > 0 && say('attachment.found', { shown: shown.length, count: entries.length })}
      </p>
    </search>
  );
  return { shown, tools };
}

/** Numbers count as such: 'Vedlegg 2' comes before 'Vedlegg 10'. */
const byName = new Intl.Collator('nb', { numeric: true });
