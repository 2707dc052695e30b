import { CalendarIcon } from '@navikt/aksel-icons';
import { sayDay } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import type { AnswerActivityPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { forumPaths } from '../address/forum-paths.ts';
import styles from './activity.module.css';

/** The activities that were made from an answer and that I may read, each a link. */
export function MadeActivities({ made }: { made: readonly AnswerActivityPartsFragment[] }) {
  const say = useText();
  const today = useToday();
  if (made.length === 0) return null;
  return (
    <ul className={styles.made} aria-label={say('discussion.activity.made')}>
      {made.map(({ id, title, startDate, wheel, wheelUri }) => (
        <li key={id}>
          <CalendarIcon aria-hidden="true" />
          <span>
            <TextLink to={forumPaths.activity(wheelUri, id)}>{title}</TextLink>{' '}
            {say('discussion.activity.where', { day: sayDay(say, startDate, today), wheel })}
          </span>
        </li>
      ))}
    </ul>
  );
}
