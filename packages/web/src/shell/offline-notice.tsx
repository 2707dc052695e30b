import { useNetwork } from '../core/network/network.ts';
import { useText } from '../texts/text.tsx';
import { Alert } from '../ui/alert.tsx';

/** Says that there is no way to the server for now (spec 3 §4); it goes by itself. */
export function OfflineNotice() {
  const say = useText();
  const { isOnline } = useNetwork();
  return <div role="status">{!isOnline && <Alert kind="warning">{say('shell.offline')}</Alert>}</div>;
}
