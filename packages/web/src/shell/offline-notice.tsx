import { useEffect, useState } from 'react';
import { useNetwork } from '../core/network/network.ts';
import { useText } from '../texts/text.tsx';
import { Alert } from '../ui/alert.tsx';

/** Milliseconds that it is said that the network is back. */
const saidFor = 5_000;

/** Says that there is no way to the server for now (product/shell#network), and when there is one again; both go by themselves. */
export function OfflineNotice() {
  const say = useText();
  const { isOnline } = useNetwork();
  const isBack = useIsBack(isOnline);
  return (
    <div role="status">
      {!isOnline && <Alert kind="warning">{say('shell.offline')}</Alert>}
      {isBack && <Alert kind="success">{say('shell.online')}</Alert>}
    </div>
  );
}

/** Whether the network came back a moment ago. */
function useIsBack(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) return setWasOffline(true);
    const over = setTimeout(() => setWasOffline(false), saidFor);
    return () => clearTimeout(over);
  }, [isOnline]);
  return isOnline && wasOffline;
}
