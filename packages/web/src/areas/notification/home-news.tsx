import { useEffect } from 'react';
import { useQuery } from 'urql';
import { HomeNotificationsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import styles from './notification.module.css';
import { NotificationItem } from './notification-item.tsx';
import { type Ask, useFresh } from './use-fresh.ts';
import { useCounted } from './use-new-count.ts';

/** Number of notifications that the home page shows. */
const shown = 4;

const stay = () => {};

/**
 * Reads the list again if the bell has counted otherwise than the list. The bell counts once the live channel is open; so what came between the list's
 * first answer and that moment is not missed, and the list need not be read a second time each time the page opens.
 */
function useCompared(count: number | undefined, ask: Ask): void {
  const counted = useCounted();
  useEffect(() => {
    if (count !== undefined && counted !== undefined && count !== counted) ask({ requestPolicy: 'network-only' });
  }, [count, counted, ask]);
}

/** What has happened since I was here: answers, and changes in what I follow, the newest first; nothing if there is nothing. */
export default function HomeNotifications() {
  const say = useText();
  const [{ data }, ask] = useQuery({
    query: HomeNotificationsDocument,
    variables: { limit: shown },
    requestPolicy: 'cache-and-network',
  });
  useFresh(ask, true);
  useCompared(data?.myNotifications.newCount, ask);
  const nodes = data?.myNotifications.nodes ?? [];
  if (nodes.length === 0) return null;
  return (
    <RuledSection title={say('notification.home')}>
      <ul className={styles.list}>
        {nodes.map((told) => (
          <NotificationItem key={told.id} told={told} onLeave={stay} />
        ))}
      </ul>
    </RuledSection>
  );
}
