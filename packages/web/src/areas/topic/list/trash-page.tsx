import { RootTrash } from '../../../subject/root/root-trash.tsx';
import { topicRoot } from '../form/topic.root.tsx';

/** /topic/trash: the removed topics that I own. */
export function Component() {
  return <RootTrash of={topicRoot} />;
}
