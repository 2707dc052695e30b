import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';

/** If a year wheel has a link for everyone, warns that the next action ends that link (product/sharing#links-for-everyone). */
export function LinkDies({ uri }: { uri: string | null }) {
  const say = useText();
  return uri && <Alert kind="warning">{say('shareLink.diesNow')}</Alert>;
}
