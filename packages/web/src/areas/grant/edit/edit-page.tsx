import { EditedGrantDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FoundGrant } from '../parts/found-grant.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { GrantEditor } from './grant-editor.tsx';
import { emptyGrant } from './grant-form.ts';

/** /admin/action-value/edit/:uri: the form of a grant. If another admin has saved meanwhile, saving it meets the conflict. */
export function Component() {
  const say = useText();
  return (
    <FoundGrant
      document={EditedGrantDocument}
      show={(grant) => (
        <>
          <PageHeader above={<TextLink to={grantPaths.one(grant)}>{grant.title}</TextLink>} title={say('grant.edit')} />
          <GrantEditor grant={grant} first={emptyGrant} />
        </>
      )}
    />
  );
}
