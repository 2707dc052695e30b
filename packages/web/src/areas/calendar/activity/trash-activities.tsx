import { saySpan } from '@samspel/i18n/days';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { RemovedActivitiesDocument, type RemovedActivitiesQuery } from '../../../generated/graphql.ts';
import styles from '../../../subject/trash/trash-list.module.css';
import { TrashRow } from '../../../subject/trash/trash-row.tsx';
import { useText } from '../../../texts/text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../address/paths.ts';
import { useRestoreActivity } from './use-restore-activity.ts';

type Removed = RemovedActivitiesQuery['removedActivities']['nodes'][number];

const pageSize = 20;

/** The activities and series removed from the year wheels that I may edit, a page at a time. */
export function TrashActivities() {
  const say = useText();
  const [page, turnTo] = useState(1);
  const [{ data, error }, ask] = useQuery({
    query: RemovedActivitiesDocument,
    variables: { limit: pageSize, offset: (page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.removedActivities;
  const pages = list?.pageInfo.numberOfPages ?? 0;
  if (pages > 0 && page > pages) turnTo(pages);
  if (error && !list) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!list) return <Skeleton lines={6} />;
  if (list.totalCount === 0) return <p className={styles.none}>{say('calendar.trash.noActivities')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {list.nodes.map((removed) => (
          <Row key={removed.id} removed={removed} />
        ))}
      </ul>
      <Pager page={page} pages={pages} onChange={turnTo} label={say('calendar.trash.pages')} />
    </>
  );
}

function Row({ removed }: { removed: Removed }) {
  const say = useText();
  const restore = useRestoreActivity();
  const { id, kind, title, calendar } = removed;
  return (
    <TrashRow
      removed={removed}
      facts={<Facts removed={removed} />}
      restore={() => restore({ id, title, kind: kind === 'EVENT' ? 'series' : 'activity' })}
      whyNot={calendar.status === 'ARCHIVED' ? say('calendar.trash.archived') : undefined}
    />
  );
}

function Facts({ removed: { activities, startDate, endDate, calendar } }: { removed: Removed }) {
  const say = useText();
  const today = useToday();
  return (
    <>
      <span>{saySpan(say, startDate, endDate, today)}</span>
      {activities > 1 && <span>{say('calendar.trash.activityCount', { count: activities })}</span>}
      <TextLink to={paths.calendar(calendar)}>{calendar.title}</TextLink>
    </>
  );
}
