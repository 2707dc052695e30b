import { useText } from '../../../texts/text.tsx';
import { Explore } from './explore.tsx';

/** /calendar: all year wheels that I may know of. */
export function Component() {
  const say = useText();
  return <Explore title={say('calendar.explore')} />;
}
