import { useQuery } from 'urql';
import { NotificationsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import styles from './notification.module.css';
import { NotificationItem } from './notification-item.tsx';
import { useFresh } from './use-fresh.ts';

/** Number of notifications that the home page shows. */
const shown = 4;

const stay = () => {};

/** What has happened since I was here: answers, and changes in what I follow, the newest first; nothing if there is nothing. */
export default function HomeNotifications() {
  const say = useText();
  const [{ data }, ask] = useQuery({
    query: NotificationsDocument,
    variables: { limit: shown },
    requestPolicy: 'cache-and-network',
  });
  useFresh(ask);
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
