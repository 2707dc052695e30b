import { RemovedDiscussionsDocument, RestoreDiscussionDocument } from '../../generated/graphql.ts';
import { TrashList } from '../../subject/trash/trash-list.tsx';
import { TrashPage } from '../../subject/trash/trash-page.tsx';
import { useRestore } from '../../subject/trash/use-restore.ts';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { forumPaths } from './address/forum-paths.ts';

/** /forum/trash: my removed discussions (for admins, all of them), until they are deleted for good (product/access#archive-and-trash). */
export function Component() {
  const say = useText();
  const restore = useRestore(RestoreDiscussionDocument);
  const list = (
    <TrashList
      document={RemovedDiscussionsDocument}
      facts={() => say('discussion.one')}
      restore={restore}
      none={say('subject.trash.none')}
      pagesLabel={say('subject.trash.pages')}
    />
  );
  return (
    <TrashPage
      above={<TextLink to={forumPaths.list()}>{say('discussion.forum')}</TextLink>}
      title={say('subject.trash')}
      lead={say('discussion.trashLead')}
      parts={[{ title: say('discussion.trash'), list }]}
    />
  );
}
