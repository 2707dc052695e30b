import { type GrantCaseState, grantCaseStates } from '@samspel/domain/grant-case/grant-case';
import { FilterBar } from '../../subject/list/filter-bar.tsx';
import { useText } from '../../texts/text.tsx';
import { ChoicePill } from '../../ui/base/pill.tsx';
import { Select } from '../../ui/field/select.tsx';
import { type CaseFilter, type CaseFilterName, caseChoices, type ListedCase } from './case-filter.ts';

interface Props {
  cases: readonly ListedCase[];
  filter: CaseFilter;
  /** On the board, whose columns are the states, there is no filter for the state. */
  isBoard: boolean;
  onChange: (name: CaseFilterName, value: string) => void;
}

/** The filters of cases: each offers only values that some case has. */
export function CaseFilters({ cases, filter, isBoard, onChange }: Props) {
  const say = useText();
  const count = (state: GrantCaseState) => cases.filter((one) => one.state === state).length;
  const options = (name: CaseFilterName) => (
    <>
      {caseChoices(cases, name).map(({ key, words }) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </>
  );
  const pill = (name: 'source' | 'responsible', label: string, all: string) => (
    <ChoicePill label={label} value={filter[name]} onChange={(value) => onChange(name, value)}>
      <option value="">{all}</option>
      {options(name)}
    </ChoicePill>
  );
  return (
    <FilterBar
      pillsChosen={[filter.state, filter.source, filter.responsible].filter(Boolean).length}
      pills={
        <>
          {!isBoard && (
            <ChoicePill
              label={say('grantCase.state')}
              value={filter.state}
              onChange={(value) => onChange('state', value)}
            >
              <option value="">{say('grantCase.all', { count: cases.length })}</option>
              {grantCaseStates.map((one) => (
                <option key={one} value={one} disabled={count(one) === 0}>
                  {say('grantCase.ofState', { state: say(`grantCase.state.${one}`), count: count(one) })}
                </option>
              ))}
            </ChoicePill>
          )}
          {pill('responsible', say('field.responsible'), say('filter.anyPerson'))}
          {pill('source', say('grant.source'), say('grant.filter.allSources'))}
        </>
      }
      moreChosen={filter.year ? 1 : 0}
      more={
        <Select label={say('field.year')} value={filter.year} onChange={({ target }) => onChange('year', target.value)}>
          <option value="">{say('grantCase.any')}</option>
          {options('year')}
        </Select>
      }
    />
  );
}
