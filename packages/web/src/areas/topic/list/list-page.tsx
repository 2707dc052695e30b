import { Topics } from './topics.tsx';

/** /topic/list: all topics that I may know of, or those of them that are mine. */
export function Component() {
  return <Topics />;
}
