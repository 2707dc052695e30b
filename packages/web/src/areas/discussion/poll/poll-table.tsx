import type { PollPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import styles from './poll.module.css';
import { percentOf } from './share.ts';

/** The result as a table that can be unfolded, with the same numbers as the bars. */
export function PollTable({ poll: { choices, voters } }: { poll: PollPartsFragment }) {
  const say = useText();
  return (
    <details className={styles.twin}>
      <summary>{say('poll.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('poll.column.choice')}</th>
            <th scope="col">{say('poll.column.votes')}</th>
            <th scope="col">{say('poll.column.share')}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ id, title, votes }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{votes}</td>
              <td>{say('poll.percent', { percent: percentOf(votes, voters) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
