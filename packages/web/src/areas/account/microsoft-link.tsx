import { ownPath } from '@samspel/domain/account/own-path';
import { useSearchParams } from 'react-router';
import { useServerInfo } from '../../core/support/server-info.ts';
import { isInTeams } from '../../core/teams/in-teams.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { TeamsButton } from './teams-button.tsx';

/** The link to sign in through Microsoft, if this installation has it. */
export function MicrosoftLink() {
  const say = useText();
  const [search] = useSearchParams();
  const { hasMicrosoft } = useServerInfo();
  if (!hasMicrosoft) return null;
  const redirect = ownPath(search.get('redirect'));
  if (isInTeams()) return <TeamsButton redirect={redirect} />;
  return (
    <LinkButton to={`/login/microsoft?redirect=${encodeURIComponent(redirect)}`}>{say('account.microsoft')}</LinkButton>
  );
}
