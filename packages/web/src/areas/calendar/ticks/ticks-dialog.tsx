import { useState } from 'react';
import { Link } from 'react-router';
import { useClient } from 'urql';
import { forgetTick, type WaitingTick } from '../../../core/offline/waiting-ticks.ts';
import { useMoment } from '../../../core/time/use-moment.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { sendAnyway } from './send-waiting.ts';
import styles from './ticks.module.css';

interface Props {
  ticks: readonly WaitingTick[];
  onClose: () => void;
}

/** Every tick that has not been sent: those that wait, and those that the person must decide about. */
export function TicksDialog({ ticks, onClose }: Props) {
  const say = useText();
  return (
    <OpenedDialog title={say('offline.title')} onClose={onClose}>
      {ticks.length === 0 && <p>{say('offline.allSent')}</p>}
      <ul className={styles.ticks}>
        {ticks.map((tick) => (
          <li key={`${tick.of}${tick.id}`}>
            <Link to={tick.path} onClick={onClose}>
              {tick.title}
            </Link>
            <WhatHappened tick={tick} />
            {tick.trouble && <Choices tick={tick} />}
          </li>
        ))}
      </ul>
    </OpenedDialog>
  );
}

function WhatHappened({ tick: { isDone, at, trouble } }: { tick: WaitingTick }) {
  const say = useText();
  const sayMoment = useMoment();
  return (
    <p>
      {say(isDone ? 'offline.ticked' : 'offline.unticked', { moment: sayMoment(at) })}{' '}
      {!trouble && `${say('offline.waits')}.`}
      {trouble?.why === 'refused' && trouble.words}
      {trouble?.why === 'changed' &&
        (trouble.by && trouble.at
          ? say('offline.changed', { name: trouble.by, moment: sayMoment(trouble.at) })
          : say('offline.changedSomebody'))}
    </p>
  );
}

/** Sends the tick anyway, or drops it; a refused tick can only be dropped. */
function Choices({ tick }: { tick: WaitingTick }) {
  const say = useText();
  const client = useClient();
  const sayProblem = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const insist = async () => {
    setBusy(true);
    const error = await sendAnyway(client, tick);
    setBusy(false);
    if (error) toast.error(sayProblem(error));
  };
  return (
    <div className={styles.choices} data-size="sm">
      {tick.trouble?.why === 'changed' && (
        <Button loading={isBusy} onClick={() => void insist()}>
          {say(tick.isDone ? 'offline.tickAnyway' : 'offline.untickAnyway')}
        </Button>
      )}
      <Button variant="tertiary" onClick={() => forgetTick(tick)}>
        {say('offline.leave')}
      </Button>
    </div>
  );
}
