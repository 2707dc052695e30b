import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './home-page.module.css';
import { taskListNames, taskLists } from './task-lists.ts';

/** The three lists of home while their tasks load: each has its title, and lines in place of its tasks. */
export function ListsLoading() {
  const say = useText();
  return (
    <div className={styles.lists} aria-busy="true">
      {taskListNames.map((name) => (
        <div key={name} className={styles.list}>
          <Heading level={2} size="xs">
            {say(taskLists[name].title)}
          </Heading>
          <div className={styles.coming}>
            <Skeleton lines={8} />
          </div>
        </div>
      ))}
    </div>
  );
}
