import { useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import styles from './notification.module.css';

const permission = () => ('Notification' in window ? Notification.permission : 'denied');

/** Offers notices on the desktop to people who have neither allowed nor refused them; the browser asks after the click. */
export function DesktopOffer() {
  const say = useText();
  const [state, setState] = useState(permission);
  if (state !== 'default') return null;
  const ask = async () => setState(await Notification.requestPermission());
  return (
    <div className={styles.offer}>
      <p>{say('notification.desktop')}</p>
      <Button size="sm" onClick={ask}>
        {say('notification.desktopOn')}
      </Button>
    </div>
  );
}
