import { useEffect, useState } from 'react';
import { useNetwork } from '../../core/network/network.ts';
import { useReadSince } from '../../core/offline/read-since.ts';
import { useMoment } from '../../core/time/use-moment.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';

/** Milliseconds for which it says that the network is back. */
const saidFor = 5_000;

/**
 * Says that the server cannot be reached (product/shell#network) and how old the shown content is, and says so when it can be reached again; both
 * notices disappear by themselves.
 */
export function OfflineNotice() {
  const say = useText();
  const { isOnline } = useNetwork();
  const sayMoment = useMoment();
  const since = useReadSince();
  const isBack = useIsBack(isOnline);
  return (
    <div role="status">
      {!isOnline && (
        <Alert kind="warning">
          {say('shell.offline')}
          {since && <>. {say('shell.offlineSince', { moment: sayMoment(since) })}</>}
        </Alert>
      )}
      {isBack && <Alert kind="success">{say('shell.online')}</Alert>}
    </div>
  );
}

/** Returns whether the network came back a moment ago. */
function useIsBack(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) return setWasOffline(true);
    const over = setTimeout(() => setWasOffline(false), saidFor);
    return () => clearTimeout(over);
  }, [isOnline]);
  return isOnline && wasOffline;
}
