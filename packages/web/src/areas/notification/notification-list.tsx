import { useEffect, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { useLastRead } from '../../core/graphql/use-last-read.ts';
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
import { MoreButton } from '../../ui/layout/more-button.tsx';
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
  const [state, ask] = useQuery({
    query: NotificationsDocument,
    variables: { limit },
    requestPolicy: 'cache-and-network',
  });
  const { read, error } = useLastRead(state, () => true);
  const askOnce = () => ask({ requestPolicy: 'network-only' });
  const [told, setTold] = useState('');
  const [marking, markAll] = useMutation(MarkAllNotificationsReadDocument);
  const [, check] = useMutation(CheckNotificationsDocument);
  useFresh(ask);
  const list = read?.data.myNotifications;
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
  if (error && !list) return <ErrorState error={error} onRetry={askOnce} />;
  if (!read || !list) return <Skeleton lines={6} />;
  const isBehind = read.variables.limit !== limit;
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
      {pageInfo.hasNextPage && (isBehind || limit < mostShown) && (
        <MoreButton
          onPress={() => setLimit(Math.min(limit + firstShown, mostShown))}
          isBusy={isBehind && !error}
          error={isBehind && error}
          onRetry={askOnce}
        >
          {say('notification.older')}
        </MoreButton>
      )}
    </>
  );
}
