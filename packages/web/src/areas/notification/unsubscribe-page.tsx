import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { post } from '../../core/rest.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './notification.module.css';

/** By `of` in the address, which mails are ended: of notifications, or a year as a PDF each month. */
const kinds = {
  notifications: {
    path: '/notification/unsubscribe',
    asking: ['notification.unsubscribe.title', 'notification.unsubscribe.body'],
    done: ['notification.unsubscribed.title', 'notification.unsubscribed.body'],
  },
  paper: {
    path: '/calendar/paper-mail/end',
    asking: ['paper.mail.end.title', 'paper.mail.end.body'],
    done: ['paper.mail.ended.title', 'paper.mail.ended.body'],
  },
} as const;

/** /unsubscribe?token=&of=: after a press, stops mails to the person who got the mail with this link, signed in or not. */
export function Component() {
  const say = useText();
  const sayProblem = useProblemText();
  const [parameters] = useSearchParams();
  const kind = kinds[parameters.get('of') === 'paper' ? 'paper' : 'notifications'];
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [problem, setProblem] = useState<unknown>(null);
  const unsubscribe = async () => {
    setState('sending');
    setProblem(null);
    try {
      await post(`${kind.path}?token=${encodeURIComponent(parameters.get('token') ?? '')}`, {});
      setState('done');
    } catch (error) {
      setProblem(error);
      setState('asking');
    }
  };
  const isDone = state === 'done';
  const [title, body] = isDone ? kind.done : kind.asking;
  return (
    <div className={styles.unsubscribe} aria-live="polite">
      <PageHeader title={say(title)} lead={say(body)} />
      {problem !== null && (
        <Alert kind="danger" role="alert">
          {sayProblem(problem)}
        </Alert>
      )}
      {isDone ? (
        <TextLink to="/my-profile/notifications">{say('notification.unsubscribed.profile')}</TextLink>
      ) : (
        <Button variant="primary" loading={state === 'sending'} onClick={unsubscribe}>
          {say('notification.unsubscribe.button')}
        </Button>
      )}
    </div>
  );
}
