import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { GrantEditor } from './grant-editor.tsx';
import { emptyGrant } from './grant-form.ts';

/** /admin/action-value/create: a new grant. */
export function Component() {
  const say = useText();
  return (
    <>
      <PageHeader above={<TextLink to={grantPaths.list}>{say('grant.many')}</TextLink>} title={say('grant.create')} />
      <GrantEditor grant={null} first={emptyGrant} />
    </>
  );
}
