import { useId } from 'react';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../core/texts/text.tsx';
import { RemovedCalendarsDocument } from '../../../generated/graphql.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../paths.ts';
import { TrashActivities } from './trash-activities.tsx';
import styles from './trash-list.module.css';
import { TrashList } from './trash-list.tsx';

/**
 * /calendar/trash: until they go for good, the activities removed from year wheels that I may edit, and the removed year wheels that I own;
 * for admins all (decision 23).
 */
export function Component() {
  const say = useText();
  const me = useMe();
  const [activities, calendars] = [useId(), useId()];
  return (
    <>
      <PageHeader
        above={<TextLink to={paths.year(me.id)}>{say('calendar.mine')}</TextLink>}
        title={say('calendar.trash')}
        lead={say('calendar.trash.lead')}
      />
      <section aria-labelledby={activities} className={styles.part}>
        <Heading level={2} id={activities}>
          {say('calendar.page.activities')}
        </Heading>
        <TrashActivities />
      </section>
      <section aria-labelledby={calendars} className={styles.part}>
        <Heading level={2} id={calendars}>
          {say('calendar.trash.calendars')}
        </Heading>
        <Calendars />
      </section>
    </>
  );
}

function Calendars() {
  const say = useText();
  const [{ data, error }, ask] = useQuery({
    query: RemovedCalendarsDocument,
    requestPolicy: 'cache-and-network',
  });
  const removed = data?.removedCalendars;
  if (error && !removed) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!removed) return <Skeleton lines={6} />;
  if (removed.length === 0) return <p className={styles.none}>{say('calendar.trash.noCalendars')}</p>;
  return <TrashList removed={removed} />;
}
