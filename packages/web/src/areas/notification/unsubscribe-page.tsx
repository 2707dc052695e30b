import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { post } from '../../core/rest.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './notification.module.css';

/** /unsubscribe?token=: after a press, stops mails to the person who got the mail with this link, signed in or not. */
export function Component() {
  const say = useText();
  const sayProblem = useProblemText();
  const [parameters] = useSearchParams();
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [problem, setProblem] = useState<unknown>(null);
  const unsubscribe = async () => {
    setState('sending');
    setProblem(null);
    try {
      await post(`/notification/unsubscribe?token=${encodeURIComponent(parameters.get('token') ?? '')}`, {});
      setState('done');
    } catch (error) {
      setProblem(error);
      setState('asking');
    }
  };
  const isDone = state === 'done';
  return (
    <div className={styles.unsubscribe} aria-live="polite">
      <PageHeader
        title={say(isDone ? 'notification.unsubscribed.title' : 'notification.unsubscribe.title')}
        lead={say(isDone ? 'notification.unsubscribed.body' : 'notification.unsubscribe.body')}
      />
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
