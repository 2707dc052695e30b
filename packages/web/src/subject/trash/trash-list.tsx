import { useState } from 'react';
import { useQuery } from 'urql';
import { RemovedCalendarsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './trash-list.module.css';
import { TrashRow } from './trash-row.tsx';
import { useRestore } from './use-restore.ts';

const pageSize = 20;

/** The removed year wheels that I own, a page at a time, each with the way back. */
export function TrashCalendars() {
  const say = useText();
  const restore = useRestore();
  const [page, turnTo] = useState(1);
  const [{ data, error }, ask] = useQuery({
    query: RemovedCalendarsDocument,
    variables: { limit: pageSize, offset: (page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.removedCalendars;
  const pages = list?.pageInfo.numberOfPages ?? 0;
  if (pages > 0 && page > pages) turnTo(pages);
  if (error && !list) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!list) return <Skeleton lines={6} />;
  if (list.totalCount === 0) return <p className={styles.none}>{say('calendar.trash.noCalendars')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {list.nodes.map((calendar) => (
          <TrashRow
            key={calendar.id}
            removed={calendar}
            facts={<span>{say(`calendar.category.${calendar.category}`)}</span>}
            restore={() => restore(calendar)}
          />
        ))}
      </ul>
      <Pager page={page} pages={pages} onChange={turnTo} label={say('calendar.trash.calendarPages')} />
    </>
  );
}
