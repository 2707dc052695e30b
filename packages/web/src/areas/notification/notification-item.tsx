import { linkPath } from '@samspel/domain/subject/link-path';
import { readSentence } from '@samspel/domain/subject/sentence';
import { Link } from 'react-router';
import { useMutation } from 'urql';
import { useMoment } from '../../core/time/use-moment.ts';
import { MarkNotificationReadDocument, type NotificationPartsFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';

import styles from './notification.module.css';

import { readAgain } from './use-fresh.ts';

/** One notification: what happened and when. Following it marks it as read; one that links nowhere has a button for that. */
export function NotificationItem({ told, onLeave }: { told: NotificationPartsFragment; onLeave: () => void }) {
  const say = useText();
  const sayMoment = useMoment();
  const [, markRead] = useMutation(MarkNotificationReadDocument);
  const { id, message, dateCreated, beenRead } = told;
  const address = linkPath(told);
  const read = () => {
    if (!beenRead) void markRead({ id }).then(readAgain);
  };
  const follow = () => {
    read();
    onLeave();
  };
  return (
    <li className={styles.item} data-unread={!beenRead || undefined}>
      {!beenRead && <VisuallyHidden>{say('notification.unread')} </VisuallyHidden>}
      {address ? (
        <Link to={address} className={styles.link} onClick={follow}>
          <Sentence message={message} />
        </Link>
      ) : (
        <p className={styles.words}>
          <Sentence message={message} />
        </p>
      )}
      <span className={styles.when}>{sayMoment(dateCreated)}</span>
      {!address && !beenRead && (
        <Button size="sm" variant="tertiary" onClick={read}>
          {say('notification.markRead')}
        </Button>
      )}
    </li>
  );
}

function Sentence({ message }: { message: string }) {
  return readSentence(message).map(({ text, isStrong }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have nothing but their order
    isStrong ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
  );
}
