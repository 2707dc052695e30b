import { FoundTopic } from '../address/found-topic.tsx';
import { OneTopic } from './one-topic.tsx';

/** /topic/:uri/:tab?: one topic, in tabs. */
export function Component() {
  return <FoundTopic show={(topic, reload) => <OneTopic topic={topic} onReload={reload} />} />;
}
