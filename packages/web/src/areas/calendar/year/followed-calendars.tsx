import { ringShades } from '@samspel/wheel/pure';
import { Link } from 'react-router';
import { useQuery } from 'urql';
import { FollowedCalendarsDocument, type FollowedCalendarsQuery } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { paths } from '../address/paths.ts';
import styles from './followed-calendars.module.css';

/** The year wheels that I follow, the newest follow first. */
export function FollowedCalendars({ onLeave }: { onLeave: () => void }) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({ query: FollowedCalendarsDocument, requestPolicy: 'cache-and-network' });
  const calendars = data?.myFollowed.calendars;
  if (error && !calendars) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!calendars) return <Skeleton lines={4} />;
  if (calendars.length === 0) {
    return (
      <EmptyState
        level={3}
        title={say('notification.favourites.calendar.empty')}
        action={
          <LinkButton to={paths.explore} onClick={onLeave}>
            {say('calendar.explore')}
          </LinkButton>
        }
      >
        {say('notification.favourites.calendar.hint')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {calendars.map((calendar) => (
        <Followed key={calendar.id} calendar={calendar} onLeave={onLeave} />
      ))}
    </ul>
  );
}

type Calendar = FollowedCalendarsQuery['myFollowed']['calendars'][number];

function Followed({ calendar, onLeave }: { calendar: Calendar; onLeave: () => void }) {
  const say = useText();
  const theme = useTheme();
  const { color, createdBy } = calendar;
  return (
    <li className={styles.item}>
      <span
        className={styles.dot}
        style={{ background: color ? ringShades(color, theme).mark : undefined }}
        aria-hidden="true"
      />
      <Link to={paths.calendar(calendar)} className={styles.link} onClick={onLeave}>
        {sayTitle(say, calendar)}
      </Link>
      <span className={styles.by}>{createdBy.name}</span>
    </li>
  );
}
