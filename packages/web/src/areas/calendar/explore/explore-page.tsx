import { useText } from '../../../texts/text.tsx';
import { Explore } from './explore.tsx';

/** /calendar: all year wheels that I may see. */
export function Component() {
  const say = useText();
  return <Explore title={say('calendar.explore')} />;
}
