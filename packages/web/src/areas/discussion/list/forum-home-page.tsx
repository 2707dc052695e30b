import { publicForum } from '@samspel/domain/subject/link-path';
import { ForumList } from './forum-list.tsx';

/** /forum: where the menu leads, the list of the public forum. */
export function Component() {
  return <ForumList forum={publicForum} title="discussion.forum" />;
}
