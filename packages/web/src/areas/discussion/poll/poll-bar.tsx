import styles from './poll.module.css';

/** How large a share of those who voted chose an answer, drawn; the words stand beside it. @param share 0–1 */
export function PollBar({ share }: { share: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <div style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
