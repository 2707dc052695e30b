import { type CalendarCategory, calendarCategories, calendarSortChoices } from '@samspel/domain/calendar/calendar';
import { useQuery } from 'urql';
import { useWhoNames } from '../../core/who/use-who-names.ts';
import { WhoSearch } from '../../core/who/who-search.tsx';
import { KostraChoicesDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { Select } from '../../ui/select.tsx';
import { isFiltered } from './list-filter.ts';
import styles from './list-page.module.css';
import type { FilterInAddress } from './use-list-address.ts';

interface Props {
  address: FilterInAddress;
  preset?: { id: string; name: string } | undefined;
}

/** What narrows the list: who made it, function group, category; and its order. */
export function ExploreFilters(props: Props) {
  const say = useText();
  const { filter, change } = props.address;
  const { remember, nameOf } = useWhoNames();
  return (
    <search>
      <div className={styles.filters}>
        <WhoSearch
          label={say('calendar.list.search')}
          placeholder={say('calendar.list.searchHint')}
          kinds={['organization', 'person']}
          wordsChoice={(words) => say('calendar.list.withWords', { words })}
          onWords={(text) => change({ text })}
          onPick={(who) => {
            remember(who);
            if (who.kind === 'person') change({ persons: [...new Set([...filter.persons, who.id])] });
            else change({ organizations: [...new Set([...filter.organizations, who.id])] });
          }}
        />
        <KostraGroup {...props.address} />
        <Category {...props.address} />
        <Sorting {...props.address} />
        <div className={styles.archived}>
          <Checkbox
            label={say('calendar.showArchived')}
            checked={filter.archived}
            onChange={(event) => change({ archived: event.target.checked })}
          />
        </div>
      </div>
      <Chosen {...props} nameOf={nameOf} />
    </search>
  );
}

function KostraGroup({ filter, change }: FilterInAddress) {
  const say = useText();
  const [{ data }] = useQuery({ query: KostraChoicesDocument, requestPolicy: 'cache-first' });
  return (
    <Select
      label={say('calendar.list.kostraGroup')}
      value={data ? (filter.kostraGroup ?? '') : ''}
      onChange={(event) => change({ kostraGroup: event.target.value || null })}
    >
      <option value="">{say('calendar.list.allKostraGroups')}</option>
      {data?.allKostraFunctionGroups.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}

function Category({ filter, change }: FilterInAddress) {
  const say = useText();
  return (
    <Select
      label={say('calendar.list.category')}
      value={filter.category ?? ''}
      onChange={(event) => change({ category: (event.target.value || null) as CalendarCategory | null })}
    >
      <option value="">{say('calendar.list.allCategories')}</option>
      {calendarCategories.map((category) => (
        <option key={category} value={category}>
          {say(`calendar.category.${category}`)}
        </option>
      ))}
    </Select>
  );
}

function Sorting({ filter, change }: FilterInAddress) {
  const say = useText();
  return (
    <Select
      label={say('calendar.list.sort')}
      value={filter.sort}
      onChange={(event) => change({ sort: event.target.value })}
    >
      {calendarSortChoices.map(({ value, sort }) => (
        <option key={value} value={value}>
          {say(`calendar.sort.${sort}`)}
        </option>
      ))}
    </Select>
  );
}

/** What was chosen, each with a way to take it back, and one that takes back all. */
function Chosen({
  address,
  preset,
  nameOf,
}: Props & { nameOf: (kind: 'person' | 'organization', id: string) => string }) {
  const say = useText();
  const { filter, change, reset, leavePreset } = address;
  const chips = [
    ...(preset ? [{ key: 'preset', name: preset.name, remove: leavePreset }] : []),
    ...filter.organizations.map((id) => ({
      key: `organization-${id}`,
      name: nameOf('organization', id),
      remove: () => change({ organizations: filter.organizations.filter((one) => one !== id) }),
    })),
    ...filter.persons.map((id) => ({
      key: `person-${id}`,
      name: nameOf('person', id),
      remove: () => change({ persons: filter.persons.filter((one) => one !== id) }),
    })),
    ...(filter.text ? [{ key: 'text', name: `«${filter.text}»`, remove: () => change({ text: '' }) }] : []),
  ];
  if (chips.length === 0 && !isFiltered(filter)) return null;
  return (
    <div className={styles.chosen}>
      {chips.map(({ key, name, remove }) => (
        <RemovableChip key={key} label={say('calendar.list.remove', { name })} onRemove={remove}>
          {name}
        </RemovableChip>
      ))}
      <Button variant="tertiary" size="sm" onClick={reset}>
        {say('calendar.list.reset')}
      </Button>
    </div>
  );
}
