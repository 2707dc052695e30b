import { Missing } from '../../../subject/page/missing.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { paths } from './paths.ts';

/** A link to all year wheels, for pages that show none. */
export function ToAllCalendars() {
  const say = useText();
  return <LinkButton to={paths.explore}>{say('calendar.explore')}</LinkButton>;
}

/** Shown if a year wheel or a year does not exist, or is hidden. */
export const NoCalendar = () => <Missing wayOut={<ToAllCalendars />} />;
