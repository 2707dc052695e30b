import { useText } from '../../texts/text.tsx';
import styles from './grant-case.module.css';

/** The last two columns of a table of cases: what was applied for, and what was granted. */
export function MoneyHeads() {
  const say = useText();
  return (
    <>
      <th scope="col" className={styles.number}>
        {say('field.amountApplied')}
      </th>
      <th scope="col" className={styles.number}>
        {say('field.amountGranted')}
      </th>
    </>
  );
}

/** A row's cells in these columns, in kroner; empty if an amount is not known. */
export function MoneyCells({ applied, granted }: { applied: number | null; granted: number | null }) {
  const say = useText();
  const money = (amount: number | null) => (amount === null ? '' : say('grantCase.amount', { amount }));
  return (
    <>
      <td className={styles.number} data-label={say('field.amountApplied')}>
        {money(applied)}
      </td>
      <td className={styles.number} data-label={say('field.amountGranted')}>
        {money(granted)}
      </td>
    </>
  );
}
