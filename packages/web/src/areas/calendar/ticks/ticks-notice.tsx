import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { whenAnswered } from '../../../core/network/network.ts';
import { useWaitingTicks } from '../../../core/offline/waiting-ticks.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { sendWaiting } from './send-waiting.ts';
import styles from './ticks.module.css';
import { TicksDialog } from './ticks-dialog.tsx';

/** Says how many ticks wait for a network, or for a decision by the person, and sends them when there is a network (product/shell#offline). */
export function TicksNotice() {
  const say = useText();
  const ticks = useWaitingTicks();
  const [isOpen, setOpen] = useState(false);
  useSending();
  const unsettled = ticks.filter(({ trouble }) => trouble).length;
  const waiting = ticks.length - unsettled;
  return (
    <>
      <div role="status">
        {ticks.length > 0 && (
          <Alert kind={unsettled > 0 ? 'warning' : 'info'}>
            <span className={styles.line}>
              {waiting > 0 && say('offline.waiting', { count: waiting })}{' '}
              {unsettled > 0 && say('offline.unsettledCount', { count: unsettled })}
              <Button size="sm" onClick={() => setOpen(true)}>
                {say('offline.show')}
              </Button>
            </span>
          </Alert>
        )}
      </div>
      {isOpen && <TicksDialog ticks={ticks} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Sends waiting ticks when the page is opened, and whenever the server is reachable again. */
function useSending(): void {
  const client = useClient();
  const sayProblem = useProblemText();
  useEffect(() => {
    const send = () => void sendWaiting(client, sayProblem);
    send();
    return whenAnswered(send);
  }, [client, sayProblem]);
}
