import { whyNotSharable } from '@samspel/domain/calendar/share-link';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { ShareLinkDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { EmbedBuilder } from './embed-builder.tsx';
import type { LinkedCalendar } from './linked-calendar.ts';
import { LivingLink } from './living-link.tsx';
import { MakeLink } from './make-link.tsx';
import styles from './share-link-dialog.module.css';
import { WallLink } from './wall-link.tsx';

interface Props {
  calendar: { id: string; title: string };
  onClose: () => void;
}

/**
 * 'Delingslenkje': creates, shows, embeds and removes the share link of a year wheel, or says why it cannot have one (product/sharing#making-a-link).
 */
export default function ShareLinkDialog({ calendar: { id, title }, onClose }: Props) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({
    query: ShareLinkDocument,
    variables: { id },
    // Another change to the year wheel may have ended the link since it was last read.
    requestPolicy: 'network-only',
  });
  const [isTyped, setTyped] = useState(false);
  const discard = useDiscard(isTyped, onClose);
  return (
    <>
      <OpenedDialog kind="side" title={say('shareLink.title', { title })} mayClose={discard.mayClose} onClose={onClose}>
        {error && !data && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
        {!data && !error && <Skeleton lines={6} />}
        {data && <Panel calendar={data.calendar} onTyped={setTyped} />}
      </OpenedDialog>
      {discard.question}
    </>
  );
}

function Panel({ calendar, onTyped }: { calendar: LinkedCalendar; onTyped: (isTyped: boolean) => void }) {
  const say = useText();
  const { shareableUri, status } = calendar;
  const why = whyNotSharable({
    status,
    isPrivate: calendar.isRestricted ?? true,
    myAccess: calendar.access?.myAccess ?? 'NONE',
  });
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(shareableUri);
  useEffect(() => {
    // The focused element disappeared when the link was created or removed.
    if (shown.current !== shareableUri) panel.current?.focus();
    shown.current = shareableUri;
  }, [shareableUri]);
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <p>{say('shareLink.intro')}</p>
      {shareableUri && <LivingLink calendar={calendar} uri={shareableUri} mayRemove={why !== 'noWriteAccess'} />}
      {shareableUri && <WallLink uri={shareableUri} />}
      {shareableUri && <EmbedBuilder title={calendar.title} uri={shareableUri} />}
      {!shareableUri && why && (
        <Alert>
          {why === 'noWriteAccess' && `${say('shareLink.none')} `}
          {say(`shareLink.why.${why}`)}
        </Alert>
      )}
      {!shareableUri && !why && <MakeLink calendar={calendar} onTyped={onTyped} />}
    </div>
  );
}
