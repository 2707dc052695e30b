import { useId } from 'react';
import { TrashActivities } from '../../areas/calendar/activity/trash-activities.tsx';
import { paths } from '../../areas/calendar/address/paths.ts';
import { useMe } from '../../core/person/me.tsx';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './trash-list.module.css';
import { TrashCalendars } from './trash-list.tsx';

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
        <TrashCalendars />
      </section>
    </>
  );
}
