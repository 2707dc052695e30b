import styles from './poll.module.css';

/** A bar for the share of voters who chose an answer; the words are beside it. @param share 0–1 */
export function PollBar({ share }: { share: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <div style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
