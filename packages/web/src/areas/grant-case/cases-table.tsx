import { PersonLink } from '../../core/person/person-link.tsx';
import type { GrantCasesQuery } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CaseState } from './case-state.tsx';
import styles from './grant-case.module.css';
import { casePaths } from './grant-case.paths.ts';

type Cases = GrantCasesQuery['grantCases'];

/** Cases as rows, and the sums of what was applied for and granted. On a phone it scrolls sideways within itself. */
export function CasesTable({ cases }: { cases: Cases }) {
  const say = useText();
  const sum = (of: 'amountApplied' | 'amountGranted') => cases.reduce((total, one) => total + (one[of] ?? 0), 0);
  const money = (amount: number | null) => (amount === null ? '' : say('grantCase.amount', { amount }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.scroll} aria-label={say('grantCase.many')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('grantCase.grant')}</th>
            <th scope="col">{say('grantCase.state')}</th>
            <th scope="col">{say('field.responsible')}</th>
            <th scope="col" className={styles.number}>
              {say('field.amountApplied')}
            </th>
            <th scope="col" className={styles.number}>
              {say('field.amountGranted')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {one.grant ? (
                  <TextLink to={casePaths.grant(one.grant)}>{one.grant.title}</TextLink>
                ) : (
                  say('grantCase.gone')
                )}
              </th>
              <td>
                <CaseState state={one.state} />
              </td>
              <td>{one.responsible && <PersonLink person={one.responsible} />}</td>
              <td className={styles.number}>{money(one.amountApplied)}</td>
              <td className={styles.number}>{money(one.amountGranted)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {say('grantCase.sum')}
            </th>
            <td className={styles.number}>{money(sum('amountApplied'))}</td>
            <td className={styles.number}>{money(sum('amountGranted'))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
