import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/alert.tsx';

/** Warns, where a year wheel has a link for everyone, that what is about to be done ends it (product/sharing#links-for-everyone). */
export function LinkDies({ uri }: { uri: string | null }) {
  const say = useText();
  return uri && <Alert kind="warning">{say('shareLink.diesNow')}</Alert>;
}
