import { useMe } from '../../core/person/me.tsx';
import { useText } from '../../texts/text.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import styles from './search.module.css';
import type { SearchFilter } from './search-address.ts';
import { useEntries } from './use-entries.tsx';

interface SearchFiltersProps {
  filter: SearchFilter;
  onChange: (change: Partial<SearchFilter>) => void;
}

/** The filters of the page of results: a kind, and for a kind of thing who made it and whether I may change it. */
export function SearchFilters({ filter, onChange }: SearchFiltersProps) {
  const say = useText();
  const me = useMe();
  const { kinds } = useEntries();
  const choices = [
    { value: '', text: say('search.everything') },
    ...kinds.map(({ kind, found }) => ({ value: kind, text: say(found.many) })),
    { value: 'PERSON', text: say('search.persons') },
    { value: 'ORGANIZATION', text: say('search.organizations') },
  ];
  const isThing = kinds.some(({ kind }) => kind === filter.of);
  return (
    <div className={styles.filters}>
      <label className={styles.choice}>
        <span className="ds-label">{say('search.kinds')}</span>
        <select
          className="ds-input"
          value={filter.of ?? ''}
          onChange={({ target }) => onChange({ of: target.value || null })}
        >
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {(isThing || filter.of === null) && (
        <Checkbox
          label={say('search.onlyWrite')}
          checked={filter.onlyWrite}
          onChange={({ target }) => onChange({ onlyWrite: target.checked })}
        />
      )}
      {isThing && me.organization && (
        <Checkbox
          label={say('search.mine', { organization: me.organization.name })}
          checked={filter.ours}
          onChange={({ target }) => onChange({ ours: target.checked })}
        />
      )}
      {isThing && !filter.onlyWrite && (
        <Checkbox
          label={say('search.archived')}
          checked={filter.archived}
          onChange={({ target }) => onChange({ archived: target.checked })}
        />
      )}
    </div>
  );
}
