import { useNavigate } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useMe } from './me.tsx';

/**
 * Shown instead of a page that is not open to the person; pointing at the button shows who is signed in, for a talk with support
 * (product/shell#guards).
 */
export function NoAccessPage() {
  const say = useText();
  const navigate = useNavigate();
  const { name, email, permissions, userRoles } = useMe();
  const details = { name, email, permissions: listed(permissions), roles: listed(userRoles) };
  return (
    <>
      <PageHeader title={say('shell.noAccess.title')} />
      <Tooltip text={say('shell.noAccess.details', details)}>
        <Button variant="primary" onClick={() => navigate(-1)}>
          {say('button.back')}
        </Button>
      </Tooltip>
    </>
  );
}

const listed = (words: readonly string[]): string => words.join(', ') || '–';
