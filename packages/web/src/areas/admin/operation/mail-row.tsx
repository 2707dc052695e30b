import { useMutation } from 'urql';
import { useMoment } from '../../../core/time/use-moment.ts';
import { type OutboxQuery, RetryMailDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from '../parts/admin.module.css';

/** One mail, without its text. */
export function MailRow({ mail }: { mail: OutboxQuery['outbox']['nodes'][number] }) {
  const say = useText();
  const sayProblem = useProblemText();
  const sayMoment = useMoment();
  const [{ fetching }, retry] = useMutation(RetryMailDocument);
  const { id, to, writer, createdAt, sentAt, attempts, error, mayRetry } = mail;
  const name = to ?? say('admin.mail.forgotten');
  const send = async () => {
    const { error } = await retry({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('admin.mail.retried'));
  };
  return (
    <li>
      <span className={styles.what}>
        {name}
        <span className={styles.detail}>
          {[writer, sayMoment(sentAt ?? createdAt), say('admin.mail.attempts', { count: attempts })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {error && <span className={styles.detail}>{error}</span>}
      </span>
      {mayRetry && (
        <Button
          size="sm"
          loading={fetching}
          aria-label={say('admin.mail.retryTo', { to: name })}
          onClick={() => void send()}
        >
          {say('admin.mail.retry')}
        </Button>
      )}
    </li>
  );
}
