import { CheckmarkIcon } from '@navikt/aksel-icons';
import type { PollPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import styles from './poll.module.css';
import { PollBar } from './poll-bar.tsx';
import { percentOf, shareOf } from './share.ts';

/** How people voted, read-only: for a poll that is closed or in which I may not vote. */
export function PollResult({ poll: { choices, voters } }: { poll: PollPartsFragment }) {
  const say = useText();
  return (
    <ul className={styles.choices}>
      {choices.map(({ id, title, votes, isMine }) => (
        <li key={id} className={styles.choice}>
          <span className={styles.said}>
            {title}
            {isMine && (
              <span className={styles.mine}>
                <CheckmarkIcon aria-hidden="true" />
                {say('poll.mine')}
              </span>
            )}
          </span>
          <span className={styles.votes}>{say('poll.votes', { count: votes, percent: percentOf(votes, voters) })}</span>
          <PollBar share={shareOf(votes, voters)} />
        </li>
      ))}
    </ul>
  );
}
