import { FilesIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from './feed-dialog.module.css';

interface Props {
  label: string;
  /** What it is a link to, where there are several alike. */
  of?: string;
  href: string;
  icon: ReactNode;
}

/** One link to open, read or copy. */
export function FeedLink({ label, of, href, icon }: Props) {
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
          aria-label={say('calendar.feed.address', { label: of ? `${label}, ${of}` : label })}
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
