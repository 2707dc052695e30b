import { CalendarIcon, DownloadIcon, LinkIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useQuery } from 'urql';
import { CalendarCodeDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { ChosenFeeds } from './chosen-feeds.tsx';
import styles from './feed-dialog.module.css';
import { FeedLink } from './feed-link.tsx';
import { feedLinks } from './feed-links.ts';
import { Fetches } from './fetches.tsx';
import { HowToSubscribe } from './how-to-subscribe.tsx';
import { RenewLink } from './renew-link.tsx';

interface Props {
  /** The year wheel; without one, the links are for my whole year (product/sharing#feeds). */
  calendar?: { id: string };
  onClose: () => void;
}

/** The links of the feed, to subscribe or to download; both can be copied. They contain a calendar code, which is personal. */
export default function FeedDialog({ calendar, onClose }: Props) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({ query: CalendarCodeDocument });
  const [withSchool, setWithSchool] = useState(false);
  const code = data?.me.calendarCode;
  const links = code ? feedLinks(location.origin, code, calendar?.id, withSchool) : null;
  return (
    <OpenedDialog title={say('calendar.feed.menu')} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!data && !error && <Skeleton lines={5} />}
      {links && (
        <div className={styles.links}>
          <p>{say('calendar.feed.hint')}</p>
          <Checkbox
            label={say('calendar.feed.school')}
            checked={withSchool}
            onChange={(event) => setWithSchool(event.target.checked)}
          />
          <FeedLink label={say('calendar.feed.subscribe')} href={links.subscribe} icon={<CalendarIcon />} />
          <FeedLink label={say('calendar.feed.paste')} href={links.paste} icon={<LinkIcon />} />
          <HowToSubscribe />
          <FeedLink label={say('calendar.feed.export')} href={links.export} icon={<DownloadIcon />} />
          <Fetches calendar={calendar?.id} />
          <RenewLink />
          <ChosenFeeds of={calendar ? { calendar: calendar.id } : 'myYear'} />
        </div>
      )}
    </OpenedDialog>
  );
}
