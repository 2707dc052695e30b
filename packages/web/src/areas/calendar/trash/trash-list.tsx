import { useText } from '../../../core/texts/text.tsx';
import type { RemovedCalendarsQuery } from '../../../generated/graphql.ts';
import styles from './trash-list.module.css';
import { TrashRow } from './trash-row.tsx';
import { useRestore } from './use-restore.ts';

/** Each removed year wheel that I own, with the way back. */
export function TrashList({ removed }: { removed: RemovedCalendarsQuery['removedCalendars'] }) {
  const say = useText();
  const restore = useRestore();
  return (
    <ul className={styles.list}>
      {removed.map((calendar) => (
        <TrashRow
          key={calendar.id}
          removed={calendar}
          facts={<span>{say(`calendar.category.${calendar.category}`)}</span>}
          restore={() => restore(calendar)}
        />
      ))}
    </ul>
  );
}
