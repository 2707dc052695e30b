import { RootCreation } from '../../../subject/root/root-creation.tsx';
import { topicRoot } from './topic.root.tsx';

/** /topic/create: a new topic; its page is shown afterwards. */
export function Component() {
  return <RootCreation of={topicRoot} />;
}
