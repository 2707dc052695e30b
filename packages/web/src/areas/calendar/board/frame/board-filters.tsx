import { StarFillIcon, StarIcon } from '@navikt/aksel-icons';
import type { TextId } from '@samspel/i18n/texts';
import { type ReactNode, useMemo } from 'react';
import { FoldedFilters } from '../../../../subject/list/folded-filters.tsx';
import { useLocale } from '../../../../texts/locale.ts';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { SearchField } from '../../../../ui/field/search-field.tsx';
import type { BoardActivity } from '../model/board-activity.ts';
import { chosenCount } from '../model/board-filter.ts';
import type { Filter } from '../model/use-filter.ts';
import styles from './board-filters.module.css';
import { type FilterChoice, filterChoices } from './filter-choices.ts';

interface Props {
  filter: Filter;
  activities: readonly BoardActivity[];
  /** At the end of the row. */
  children?: ReactNode;
}

/** A row of filters above every view of a year: words, and the other filters. On a narrow screen a button unfolds all but the words. */
export function BoardFilters({ filter: { filter, change, isFiltering, reset }, activities, children }: Props) {
  const say = useText();
  const locale = useLocale();
  const { people, tags } = useMemo(() => filterChoices(activities, locale), [activities, locale]);
  const toggle = (name: 'late' | 'open' | 'favourites', text: TextId, icon?: ReactNode) => (
    <Toggle isOn={filter[name]} onToggle={(isOn) => change({ [name]: isOn })} icon={icon}>
      {say(text)}
    </Toggle>
  );
  return (
    <search className={styles.filters} aria-label={say('filter.label')}>
      <div className={styles.words}>
        <SearchField label={say('filter.words')} value={filter.words} onChange={(words) => change({ words })} />
      </div>
      <FoldedFilters chosen={chosenCount(filter)} className={styles.others}>
        <Toggle isOn={filter.person === 'me'} onToggle={(isOn) => change({ person: isOn ? 'me' : '' })}>
          {say('filter.mine')}
        </Toggle>
        {toggle('open', 'filter.open')}
        {toggle('late', 'event.overdue')}
        {toggle('favourites', 'event.favourites', filter.favourites ? <StarFillIcon /> : <StarIcon />)}
        <Choice
          label="filter.person"
          any="filter.anyPerson"
          choices={people}
          value={filter.person === 'me' ? '' : filter.person}
          onChange={(person) => change({ person })}
        />
        <Choice
          label="filter.tag"
          any="filter.anyTag"
          choices={tags}
          value={filter.tag}
          onChange={(tag) => change({ tag })}
        />
        {isFiltering && (
          <Button variant="tertiary" size="sm" onClick={reset}>
            {say('filter.reset')}
          </Button>
        )}
      </FoldedFilters>
      {children && <div className={styles.end}>{children}</div>}
    </search>
  );
}

interface ToggleProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  icon?: ReactNode;
  children: ReactNode;
}

function Toggle({ isOn, onToggle, icon, children }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </button>
  );
}

interface ChoiceProps {
  label: TextId;
  any: TextId;
  choices: readonly FilterChoice[];
  value: string;
  onChange: (value: string) => void;
}

/** Shows nothing if there is nothing to choose. A choice from the address is shown and can be removed even if this year does not have it. */
function Choice({ label, any, choices, value, onChange }: ChoiceProps) {
  const say = useText();
  const isKnown = value === '' || choices.some(({ id }) => id === value);
  if (choices.length === 0 && isKnown) return null;
  return (
    <select
      className={`ds-input ${styles.choice}`}
      aria-label={say(label)}
      value={value}
      data-chosen={value !== '' || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{say(any)}</option>
      {!isKnown && <option value={value}>{say('filter.notHere')}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
