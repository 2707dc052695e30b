import { mostInRing } from '@samspel/domain/calendar/most-in-ring';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { paths } from '../address/paths.ts';
import styles from './municipality-parts.module.css';

interface Props {
  rings: readonly { calendar: { id: string; title: string; uri: string | null }; eventInstances: readonly unknown[] }[];
}

/** Says of which year wheels a year has only the first activities, and leads to all of them. */
export function CutRings({ rings }: Props) {
  const say = useText();
  return rings
    .filter(({ eventInstances }) => eventInstances.length >= mostInRing)
    .map(({ calendar }) => (
      <p key={calendar.id} className={styles.parts}>
        {say('calendar.ring.cut', { count: mostInRing, title: calendar.title })}
        <TextLink to={paths.calendar(calendar)}>{say('calendar.ring.all', { title: calendar.title })}</TextLink>
      </p>
    ));
}
