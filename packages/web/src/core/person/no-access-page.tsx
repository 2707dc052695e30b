import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Tooltip } from '../../ui/base/tooltip.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SupportLine } from '../support/support-line.tsx';
import { useSupport } from '../support/use-support.ts';
import { useBack } from '../use-back.ts';
import { type Me, useMe } from './me.tsx';

/**
 * Shown instead of a page that is not open to the person: why, whom to ask, and who is signed in, for a talk with support; pointing at the button shows
 * that too (product/shell#guards).
 * @param permission what the organization lacks
 */
export function NoAccessPage({ permission }: { permission?: Me['permissions'][number] }) {
  const say = useText();
  const back = useBack('/home');
  const support = useSupport();
  const { name, email, permissions, userRoles } = useMe();
  const details = { name, email, permissions: listed(permissions), roles: listed(userRoles) };
  const signedInAs = say('shell.noAccess.details', details);
  return (
    <>
      <PageHeader
        title={say('shell.noAccess.title')}
        lead={permission && say('shell.noAccess.why', { permission: say(`access.permission.${permission}`) })}
      />
      <p>{say('shell.noAccess.ask')}</p>
      {(support.email || support.phone) && <SupportLine />}
      <p>{signedInAs}</p>
      <Tooltip text={signedInAs}>
        <Button variant="primary" onClick={back}>
          {say('button.back')}
        </Button>
      </Tooltip>
    </>
  );
}

const listed = (words: readonly string[]): string => words.join(', ') || '–';
