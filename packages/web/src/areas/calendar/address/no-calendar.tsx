import { Missing } from '../../../subject/page/missing.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { paths } from './paths.ts';

/** The way to all year wheels, from a page that shows none. */
export function ToAllCalendars() {
  const say = useText();
  return <LinkButton to={paths.explore}>{say('calendar.explore')}</LinkButton>;
}

/** Where a year wheel or a year is not there, or is hidden. */
export const NoCalendar = () => <Missing wayOut={<ToAllCalendars />} />;
