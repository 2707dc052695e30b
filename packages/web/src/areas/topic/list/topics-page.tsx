import { useText } from '../../../texts/text.tsx';
import { Topics } from './topics.tsx';

/** /topic: where the menu leads, the list of all topics. */
export function Component() {
  const say = useText();
  return <Topics title={say('topic.many')} />;
}
