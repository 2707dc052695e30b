import { useEffect, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import {
  CheckNotificationsDocument,
  MarkAllNotificationsReadDocument,
  NotificationsDocument,
} from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { DesktopOffer } from './desktop-offer.tsx';
import styles from './notification.module.css';
import { NotificationItem } from './notification-item.tsx';
import { readAgain, useFresh } from './use-fresh.ts';

/** The number of notifications that the list shows at first, and how many more at a time. */
const firstShown = 20;

/** The most that one list shows; older ones are of little use. */
const mostShown = 100;

/** My notifications, the newest first. Opening the list empties the bell. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [limit, setLimit] = useState(firstShown);
  const [{ data, error }, ask] = useQuery({
    query: NotificationsDocument,
    variables: { limit },
    requestPolicy: 'cache-and-network',
  });
  const [told, setTold] = useState('');
  const [marking, markAll] = useMutation(MarkAllNotificationsReadDocument);
  const [, check] = useMutation(CheckNotificationsDocument);
  useFresh(ask);
  const list = data?.myNotifications;
  const newCount = list?.newCount ?? 0;
  useEffect(() => {
    if (newCount > 0) void check({}).then(readAgain);
  }, [newCount, check]);
  const markAllRead = async () => {
    const { error: problem } = await markAll({});
    if (problem) toast.error(sayProblem(problem));
    else {
      setTold(say('notification.allRead'));
      readAgain();
    }
  };
  if (error && !list) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!list) return <Skeleton lines={6} />;
  const { nodes, pageInfo } = list;
  return (
    <>
      <div className={styles.tools} data-size="sm">
        {nodes.some(({ beenRead }) => !beenRead) && (
          <Button variant="tertiary" isBusy={marking.fetching} onClick={markAllRead}>
            {say('notification.markAllRead')}
          </Button>
        )}
        <TextLink to="/my-profile/notifications" onClick={onLeave}>
          {say('notification.choose')}
        </TextLink>
      </div>
      <p role="status" className="ds-sr-only">
        {told}
      </p>
      <DesktopOffer />
      {nodes.length === 0 && (
        <EmptyState level={3} title={say('notification.empty')}>
          {say('notification.emptyHint')}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {nodes.map((told) => (
          <NotificationItem key={told.id} told={told} onLeave={onLeave} />
        ))}
      </ul>
      {pageInfo.hasNextPage && limit < mostShown && (
        <Button onClick={() => setLimit(Math.min(limit + firstShown, mostShown))}>{say('notification.older')}</Button>
      )}
    </>
  );
}
