import { grantCategories, grantTypes } from '@samspel/domain/grant/grant';
import { sorts } from '@samspel/domain/subject/list';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { useAddressEffect } from '../../../core/use-address-effect.ts';
import { GrantChoicesDocument } from '../../../generated/graphql.ts';
import { Choice } from '../../../subject/form/choice.tsx';
import { KostraPicker } from '../../../subject/kostra/kostra-picker.tsx';
import { FilterBar } from '../../../subject/list/filter-bar.tsx';
import { KostraFilterField } from '../../../subject/list/kostra-filter.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { ChoicePill, TogglePill } from '../../../ui/base/pill.tsx';
import { useDebounced } from '../../../ui/base/use-debounced.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { chosenCount, type GrantFilter, shownStatuses } from '../parts/grant-filter.ts';
import { SaveSearch } from '../saved/save-search.tsx';
import styles from './grant-filters.module.css';

interface Props {
  filter: GrantFilter;
  change: (change: Partial<GrantFilter>) => void;
  isFiltered: boolean;
  onReset: () => void;
}

/** The filters and the order of the list of grants. */
export function GrantFilters({ filter, change, isFiltered, onReset }: Props) {
  const say = useText();
  const { administer } = useMay();
  const [{ data }] = useQuery({ query: GrantChoicesDocument });
  const pillsChosen = [filter.followed, filter.sector, filter.source].filter(Boolean).length;
  const orders = filter.sort === 'DEADLINE' ? 0 : 1;
  return (
    <search>
      <FilterBar
        search={<Words text={filter.text} onChange={(text) => change({ text })} />}
        pillsChosen={pillsChosen}
        pills={
          <>
            <TogglePill isOn={filter.followed} onToggle={(followed) => change({ followed })}>
              {say('grant.filter.followed')}
            </TogglePill>
            <ChoicePill
              label={say('grant.sector')}
              value={filter.sector ?? ''}
              onChange={(sector) => change({ sector: sector || null })}
            >
              <option value="">{say('grant.filter.allSectors')}</option>
              {(data?.sectors ?? []).map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </ChoicePill>
            <ChoicePill
              label={say('grant.source')}
              value={filter.source ?? ''}
              onChange={(source) => change({ source: source || null })}
            >
              <option value="">{say('grant.filter.allSources')}</option>
              {(data?.actionValueSources ?? []).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </ChoicePill>
          </>
        }
        moreChosen={chosenCount(filter) - pillsChosen - orders}
        more={
          <>
            <Choice
              label={say('field.category')}
              none={say('grant.filter.allCategories')}
              value={filter.category}
              choices={grantCategories.map((one) => [one, say(`grant.category.${one}`)])}
              onChange={(category) => change({ category })}
            />
            <Choice
              label={say('grant.type')}
              none={say('grant.filter.allTypes')}
              value={filter.type}
              choices={grantTypes.map((one) => [one, say(`grant.type.${one}`)])}
              onChange={(type) => change({ type })}
            />
            {administer && (
              <Choice
                label={say('field.status')}
                none={say('grant.filter.allStatuses')}
                value={filter.status}
                choices={shownStatuses.map((one) => [one, say(`subject.status.${one}`)])}
                onChange={(status) => change({ status })}
              />
            )}
            <KostraFilterField value={filter.kostra} onChange={(kostra) => change({ kostra })} />
            <KostraPicker chosen={filter.functions} onChange={(functions) => change({ functions })} />
            <Checkbox
              label={say('grant.filter.expired')}
              checked={filter.expired}
              onChange={({ target }) => change({ expired: target.checked })}
            />
          </>
        }
        beside={<SaveSearch filter={filter} />}
        sort={
          <ChoicePill
            label={say('subject.list.sort')}
            value={filter.sort}
            isChosen={false}
            onChange={(sort) => change({ sort: sort as GrantFilter['sort'] })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {say(`grant.sort.${sort}`)}
              </option>
            ))}
          </ChoicePill>
        }
        chips={
          isFiltered && (
            <div className={styles.reset}>
              <Button variant="tertiary" size="sm" onClick={onReset}>
                {say('subject.list.reset')}
              </Button>
            </div>
          )
        }
      />
    </search>
  );
}

/** The words to search for: they reach the address a moment after the last key, and follow the address when it is reset. */
function Words({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const say = useText();
  const [written, setWritten] = useState(text);
  const settled = useDebounced(written).trim();
  const sent = useRef(text);
  useAddressEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    onChange(settled);
  }, settled);
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setWritten(text);
  }, [text]);
  return <SearchField label={say('grant.filter.words')} value={written} onChange={setWritten} />;
}
