import { RemovedGrantsDocument, RestoreGrantDocument } from '../../generated/graphql.ts';
import { TrashList } from '../../subject/trash/trash-list.tsx';
import { TrashPage } from '../../subject/trash/trash-page.tsx';
import { useRestore } from '../../subject/trash/use-restore.ts';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { grantPaths } from './parts/grant.paths.ts';

/** /admin/action-value/trash: the removed grants, until they are deleted for good (product/access#archive-and-trash). */
export function Component() {
  const say = useText();
  const restore = useRestore(RestoreGrantDocument);
  const list = (
    <TrashList
      document={RemovedGrantsDocument}
      facts={() => say('grant.one')}
      restore={restore}
      none={say('subject.trash.none')}
      pagesLabel={say('subject.trash.pages')}
    />
  );
  return (
    <TrashPage
      above={<TextLink to={grantPaths.list}>{say('grant.many')}</TextLink>}
      title={say('subject.trash')}
      lead={say('grant.trashLead')}
      parts={[{ title: say('grant.many'), list }]}
    />
  );
}
