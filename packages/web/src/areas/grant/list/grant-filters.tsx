import { grantCategories, grantTypes } from '@samspel/domain/grant/grant';
import { sorts } from '@samspel/domain/subject/list.input';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { GrantChoicesDocument } from '../../../generated/graphql.ts';
import { KostraPicker } from '../../../subject/kostra/kostra-picker.tsx';
import { FoldedFilters } from '../../../subject/list/folded-filters.tsx';
import { KostraFilter } from '../../../subject/list/kostra-filter.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { Choice } from '../parts/choice.tsx';
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
  return (
    <search className={styles.filters}>
      <Words text={filter.text} onChange={(text) => change({ text })} />
      <FoldedFilters chosen={chosenCount(filter)} className={styles.folded}>
        <div className={styles.fields}>
          <Choice
            label={say('grant.source')}
            none={say('grant.filter.allSources')}
            value={filter.source}
            choices={(data?.actionValueSources ?? []).map(({ id, name }) => [id, name])}
            onChange={(source) => change({ source })}
          />
          <Choice
            label={say('grant.sector')}
            none={say('grant.filter.allSectors')}
            value={filter.sector}
            choices={(data?.sectors ?? []).map(({ id, title }) => [id, title])}
            onChange={(sector) => change({ sector })}
          />
          <KostraFilter value={filter.kostra} onChange={(kostra) => change({ kostra })} />
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
          <Select
            label={say('subject.list.sort')}
            value={filter.sort}
            onChange={({ target }) => change({ sort: target.value as GrantFilter['sort'] })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {say(`grant.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </div>
        <KostraPicker chosen={filter.functions} onChange={(functions) => change({ functions })} />
        <div className={styles.checks}>
          <Checkbox
            label={say('grant.filter.followed')}
            checked={filter.followed}
            onChange={({ target }) => change({ followed: target.checked })}
          />
          <Checkbox
            label={say('grant.filter.expired')}
            checked={filter.expired}
            onChange={({ target }) => change({ expired: target.checked })}
          />
          {isFiltered && (
            <Button variant="tertiary" size="sm" onClick={onReset}>
              {say('subject.list.reset')}
            </Button>
          )}
        </div>
      </FoldedFilters>
      <div>
        <SaveSearch filter={filter} />
      </div>
    </search>
  );
}

/** The words to search for: they reach the address a moment after the last key, and follow the address when it is reset. */
function Words({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const say = useText();
  const [written, setWritten] = useState(text);
  const settled = useDebounced(written).trim();
  const sent = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed may change the address
  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    onChange(settled);
  }, [settled]);
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setWritten(text);
  }, [text]);
  return (
    <TextField
      label={say('grant.filter.words')}
      maxLength={200}
      value={written}
      onChange={({ target }) => setWritten(target.value)}
    />
  );
}
