import { CalendarIcon } from '@navikt/aksel-icons';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { feedLinks } from '../feed/feed-links.ts';
import styles from './to-own-calendar.module.css';

/** Puts one activity into the person's own calendar program, as a file that it opens (product/sharing#feeds). */
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
