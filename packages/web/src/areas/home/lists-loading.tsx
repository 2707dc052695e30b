import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import styles from './home-page.module.css';
import { taskLists } from './task-lists.ts';

/** As many as the first list shows. */
const rows = [1, 2, 3, 4, 5, 6];

/** The two lists of home while their tasks load: each has its title, and in place of its tasks rows that are as high. */
export function ListsLoading() {
  const say = useText();
  return (
    <>
      {([taskLists.mine.title, 'home.coming'] as const).map((title) => (
        <div key={title} className={styles.list} aria-busy="true">
          <Heading level={2} size="xs">
            {say(title)}
          </Heading>
          <div aria-hidden="true">
            {rows.map((row) => (
              <div key={row} className={styles.task}>
                <span className={`${styles.link} ${styles.line}`}>&nbsp;</span>
                <span className={`${styles.detail} ${styles.line}`}>&nbsp;</span>
              </div>
            ))}
            <span className={styles.all}>&nbsp;</span>
          </div>
        </div>
      ))}
    </>
  );
}
