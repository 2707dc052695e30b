import { type GrantCaseState, grantCaseStates } from '@samspel/domain/grant-case/grant-case';
import { useText } from '../../texts/text.tsx';
import { Select } from '../../ui/select.tsx';
import { type CaseFilter, type CaseFilterName, caseChoices, type ListedCase } from './case-filter.ts';
import styles from './grant-case.module.css';

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
  const labels = {
    year: say('field.year'),
    source: say('grant.source'),
    responsible: say('field.responsible'),
  };
  const count = (state: GrantCaseState) => cases.filter((one) => one.state === state).length;
  return (
    <div className={styles.filters}>
      {!isBoard && (
        <Select
          label={say('grantCase.state')}
          value={filter.state}
          onChange={({ target }) => onChange('state', target.value)}
        >
          <option value="">{say('grantCase.all', { count: cases.length })}</option>
          {grantCaseStates.map((one) => (
            <option key={one} value={one} disabled={count(one) === 0}>
              {say('grantCase.ofState', { state: say(`grantCase.state.${one}`), count: count(one) })}
            </option>
          ))}
        </Select>
      )}
      {(['year', 'source', 'responsible'] as const).map((name) => (
        <Select
          key={name}
          label={labels[name]}
          value={filter[name]}
          onChange={({ target }) => onChange(name, target.value)}
        >
          <option value="">{say('grantCase.any')}</option>
          {caseChoices(cases, name).map(({ key, words }) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}
