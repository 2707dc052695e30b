import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { paths } from '../address/paths.ts';
import { RingOffers } from './ring-offers.tsx';
import { useRingOffers } from './use-ring-offers.ts';

/** Adds a year wheel to my year. Those not offered here can be found by exploring. */
export default function AddRingDialog({ inYear, onClose }: { inYear: readonly string[]; onClose: () => void }) {
  const say = useText();
  const { offers, error, readAgain } = useRingOffers(inYear);
  return (
    <OpenedDialog
      title={say('calendar.ring.addOne')}
      onClose={onClose}
      actions={<LinkButton to={paths.explore}>{say('calendar.explore')}</LinkButton>}
    >
      {error && <ErrorState error={error} onRetry={readAgain} />}
      {!offers && !error && <Skeleton lines={4} />}
      {offers?.length === 0 && <p>{say('calendar.ring.allIn')}</p>}
      <RingOffers offers={offers ?? []} />
    </OpenedDialog>
  );
}
