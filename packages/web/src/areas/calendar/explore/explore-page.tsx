import { Explore } from '../../../subject/list/list-page.tsx';
import { useText } from '../../../texts/text.tsx';

/** /calendar: all year wheels that I may know of. */
export function Component() {
  const say = useText();
  return <Explore title={say('calendar.explore')} />;
}
