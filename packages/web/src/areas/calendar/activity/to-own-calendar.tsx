import { CalendarIcon } from '@navikt/aksel-icons';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { feedLinks } from '../feed/feed-links.ts';
import styles from './to-own-calendar.module.css';

/** Downloads one activity as a file for the person's own calendar program (product/sharing#feeds). */
export function ToOwnCalendar({ id }: { id: string }) {
  const say = useText();
  const { calendarCode } = useMe();
  return (
    <a className={`ds-link ${styles.link}`} href={feedLinks(location.origin, calendarCode, id).export} download>
      <CalendarIcon aria-hidden="true" />
      {say('event.toCalendar')}
    </a>
  );
}
