import { CalendarIcon, LinkIcon } from '@navikt/aksel-icons';
import { useId } from 'react';
import { useQuery } from 'urql';
import { CalendarCodeDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ChosenFeeds } from './chosen-feeds.tsx';
import styles from './feed-dialog.module.css';
import { FeedLink } from './feed-link.tsx';
import { feedLinks } from './feed-links.ts';
import { Fetches } from './fetches.tsx';
import { RenewLink } from './renew-link.tsx';

/** My calendar links in my profile: what they are, those of my whole year in both forms, and how to stop the old ones. */
export function MyCalendarLinks() {
  const say = useText();
  const id = useId();
  const [{ data, error }, ask] = useQuery({ query: CalendarCodeDocument });
  const code = data?.me.calendarCode;
  const links = code ? feedLinks(location.origin, code) : null;
  return (
    <section aria-labelledby={id} className={styles.links}>
      <Heading level={2} size="xs" id={id}>
        {say('calendar.feed.mine')}
      </Heading>
      <p>{say('calendar.feed.mineHint')}</p>
      {error && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!data && !error && <Skeleton lines={2} />}
      {links && (
        <>
          <FeedLink label={say('calendar.feed.subscribe')} href={links.subscribe} icon={<CalendarIcon />} />
          <FeedLink label={say('calendar.feed.paste')} href={links.paste} icon={<LinkIcon />} />
        </>
      )}
      <Fetches />
      <RenewLink />
      <ChosenFeeds of="all" />
    </section>
  );
}
