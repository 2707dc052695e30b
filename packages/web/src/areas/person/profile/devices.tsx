import { deviceOf } from '@samspel/domain/account/device';
import type { Say } from '@samspel/i18n/say';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMoment } from '../../../core/time/use-moment.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import styles from './profile.module.css';
import { type SignIn, useSignIns } from './use-sign-ins.ts';

/** Where I am signed in, the device used last first. A sign-in can be ended; ending the one in use signs out. */
export function Devices() {
  const say = useText();
  const navigate = useNavigate();
  const { signIns, error, isBusy, retry, end, endAll } = useSignIns();
  const [asked, setAsked] = useState<SignIn | null>(null);
  const [asksAll, setAsksAll] = useState(false);
  const confirm = async (signIn: SignIn) => {
    if (signIn.isCurrent) return navigate('/sign-out');
    await end(signIn.id);
    setAsked(null);
  };
  const confirmAll = async () => {
    if (await endAll()) navigate('/sign-out');
  };
  return (
    <section aria-labelledby="devices">
      <Heading level={2} size="xs" id="devices">
        {say('person.devices')}
      </Heading>
      <p className={styles.lead}>{say('person.devices.lead')}</p>
      {error !== undefined && !signIns && <ErrorState error={error} onRetry={retry} />}
      {!signIns && error === undefined && <Skeleton lines={3} />}
      {signIns && (
        <ul className={styles.devices}>
          {signIns.map((signIn) => (
            <Device key={signIn.id} signIn={signIn} onEnd={() => setAsked(signIn)} />
          ))}
        </ul>
      )}
      {signIns && signIns.length > 1 && (
        <Button onClick={() => setAsksAll(true)}>{say('person.devices.endAll')}</Button>
      )}
      {asksAll && (
        <ConfirmDialog
          title={say('person.devices.endAllTitle')}
          action={say('person.devices.endAll')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => confirmAll()}
          onClose={() => setAsksAll(false)}
        >
          <p>{say('person.devices.endAllBody')}</p>
        </ConfirmDialog>
      )}
      {asked && (
        <ConfirmDialog
          title={say('person.devices.endTitle', { device: sayDevice(say, asked) })}
          action={say(asked.isCurrent ? 'account.signOut' : 'person.devices.end')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{say(asked.isCurrent ? 'person.devices.endThis' : 'person.devices.endBody')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Device({ signIn, onEnd }: { signIn: SignIn; onEnd: () => void }) {
  const say = useText();
  const moment = useMoment();
  const device = sayDevice(say, signIn);
  return (
    <li>
      <span className={styles.device}>
        <span>
          {device} {signIn.isCurrent && <Tag color="accent">{say('person.devices.this')}</Tag>}
        </span>
        <span className={styles.hint}>
          {say('person.devices.used', { last: moment(signIn.lastUsed), since: moment(signIn.dateCreated) })}
        </span>
      </span>
      <Button size="sm" aria-label={say('person.devices.endOn', { device })} onClick={onEnd}>
        {say('person.devices.end')}
      </Button>
    </li>
  );
}

/** Returns 'Chrome på Windows', or as much as is known of the device. */
function sayDevice(say: Say, { userAgent }: SignIn): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return say('person.devices.name', { browser, system });
  return browser ?? system ?? say('person.devices.unknown');
}
