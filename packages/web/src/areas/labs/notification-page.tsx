import { useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { FactList } from './fact-list.tsx';
import styles from './labs.module.css';

const permission = () => ('Notification' in window ? Notification.permission : null);

/** /labs/notification: whether this browser may show notices on the desktop, and a button to try one. */
export function Component() {
  const say = useText();
  const [allowed, setAllowed] = useState(permission);
  const ask = async () => setAllowed(await Notification.requestPermission());
  const show = () => new Notification(say('labs.notification.title'), { body: say('labs.notification.body') });
  return (
    <>
      <FactList facts={[[say('labs.notification.allowed'), say(`labs.notification.${allowed ?? 'none'}`)]]} />
      <div className={styles.buttons}>
        {allowed === 'default' && <Button onClick={() => void ask()}>{say('labs.notification.ask')}</Button>}
        {allowed === 'granted' && (
          <Button variant="primary" onClick={show}>
            {say('labs.notification.show')}
          </Button>
        )}
      </div>
    </>
  );
}
