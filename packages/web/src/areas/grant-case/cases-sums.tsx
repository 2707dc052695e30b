import { useText } from '../../texts/text.tsx';
import { type ListedCase, sumCases } from './case-filter.ts';
import styles from './grant-case.module.css';
import { MoneyCells, MoneyHeads } from './money-columns.tsx';

/** What was applied for and granted, by grantor and year of the call. On a phone each row is its own block. */
export function CasesSums({ cases }: { cases: readonly ListedCase[] }) {
  const say = useText();
  return (
    <details className={styles.moves}>
      <summary>{say('grantCase.sums')}</summary>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('grant.source')}</th>
              <th scope="col">{say('field.year')}</th>
              <th scope="col" className={styles.number}>
                {say('grantCase.count')}
              </th>
              <MoneyHeads />
            </tr>
          </thead>
          <tbody>
            {sumCases(cases).map(({ source, year, count, applied, granted }) => (
              <tr key={`${source} ${year}`}>
                <th scope="row">{source ?? say('grantCase.noSource')}</th>
                <td data-label={say('field.year')}>{year ?? say('grantCase.noYear')}</td>
                <td className={styles.number} data-label={say('grantCase.count')}>
                  {count}
                </td>
                <MoneyCells applied={applied} granted={granted} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
