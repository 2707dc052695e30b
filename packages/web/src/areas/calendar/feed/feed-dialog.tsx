import { CalendarIcon, DownloadIcon, FilesIcon, LinkIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { CalendarCodeDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toaster.tsx';
import styles from './feed-dialog.module.css';
import { feedLinks } from './feed-links.ts';
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
          <RenewLink />
        </div>
      )}
    </OpenedDialog>
  );
}

/** One link to open, read or copy. */
function FeedLink({ label, href, icon }: { label: string; href: string; icon: ReactNode }) {
  const say = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      toast.copied(say('shell.copied'));
      setCopied(true);
      setTimeout(() => setCopied(false), copiedFor);
    } catch {
      toast.error(say('form.copyByHand'));
    }
  };
  return (
    <div className={styles.link}>
      <a href={href} className={styles.open}>
        <span aria-hidden="true">{icon}</span>
        {label}
      </a>
      <div className={styles.row}>
        <input
          className="ds-input"
          data-size="sm"
          readOnly
          value={href}
          aria-label={say('calendar.feed.address', { label })}
          onFocus={(event) => event.target.select()}
        />
        <Button size="sm" icon={<FilesIcon />} onClick={copy}>
          {say(isCopied ? 'shell.copied' : 'button.copyLink')}
        </Button>
      </div>
    </div>
  );
}

/** How many milliseconds 'Kopiert!' is shown (product/shell#toasts). */
const copiedFor = 3_000;
