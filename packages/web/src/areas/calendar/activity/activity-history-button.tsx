import { ClockDashedIcon } from '@navikt/aksel-icons';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import type { ActivityHistoryProps } from './activity-history.ts';

const Dialog = lazy(() => import('./activity-history-dialog.tsx'));

/** Opens the history of an activity, and of its series, above what is open: `<ActivityHistoryButton activity={activity} />`. */
export function ActivityHistoryButton({ activity }: ActivityHistoryProps) {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="tertiary" icon={<ClockDashedIcon />} onClick={() => setOpen(true)}>
        {say('history.title')}
      </Button>
      {isOpen &&
        createPortal(
          <Suspense>
            <Dialog activity={activity} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
