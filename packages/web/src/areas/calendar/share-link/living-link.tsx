import { ExternalLinkIcon, TrashIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { ReadOnlyField } from '../../../ui/field/read-only-field.tsx';
import { CopyButton } from '../../../ui/overlay/copy-button.tsx';
import { RemoveLink } from './remove-link.tsx';
import styles from './share-link-dialog.module.css';
import { sharedAddress } from './shared-address.ts';

interface Props {
  calendar: { id: string };
  uri: string;
  mayRemove: boolean;
}

/** An active share link, to copy, open or remove. */
export function LivingLink({ calendar, uri, mayRemove }: Props) {
  const say = useText();
  const [isRemoving, setRemoving] = useState(false);
  const address = sharedAddress(location.origin, uri);
  return (
    <div className={styles.link}>
      <ReadOnlyField label={say('shareLink.address')} value={address} />
      <div className={styles.row}>
        <CopyButton text={address} label={say('shareLink.copyAddress')} />
        <a
          className="ds-button"
          data-variant="secondary"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={`${say('shareLink.open')} (${say('shareLink.newWindow')})`}
        >
          <ExternalLinkIcon aria-hidden="true" />
          {say('shareLink.open')}
        </a>
        {mayRemove && (
          <Button variant="tertiary" color="danger" icon={<TrashIcon />} onClick={() => setRemoving(true)}>
            {say('shareLink.remove')}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{say('shareLink.dies')}</p>
      {isRemoving && <RemoveLink calendar={calendar} onClose={() => setRemoving(false)} />}
    </div>
  );
}
