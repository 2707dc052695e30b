import { ownPath } from '@samspel/domain/account/own-path';
import { useSearchParams } from 'react-router';
import { useServerInfo } from '../../core/support/server-info.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The way in through Microsoft, where this installation has one. */
export function MicrosoftLink() {
  const say = useText();
  const [search] = useSearchParams();
  const { hasMicrosoft } = useServerInfo();
  if (!hasMicrosoft) return null;
  const redirect = encodeURIComponent(ownPath(search.get('redirect')));
  return <LinkButton to={`/login/microsoft?redirect=${redirect}`}>{say('account.microsoft')}</LinkButton>;
}
