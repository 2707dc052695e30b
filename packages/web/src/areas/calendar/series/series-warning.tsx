import { useText } from '../../../texts/text.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import styles from './series-warning.module.css';
import type { ChangeCounts } from './use-change-preview.ts';

interface Props {
  counts: ChangeCounts;
  isBusy: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Before new days are saved, says exactly how many activities stay, are removed and are added (product/activities#how-a-series-is-stored). */
export function SeriesWarning({ counts: { kept, removed, added, keptMoved, removedMoved }, ...rest }: Props) {
  const say = useText();
  return (
    <ConfirmDialog title={say('event.change.title')} action={say('button.save')} isDangerous={removed > 0} {...rest}>
      <p>{say('event.change.lead')}</p>
      <ul className={styles.counts}>
        <li>
          {say('event.change.kept', { count: kept })}
          {keptMoved > 0 && <p>{say('event.change.keptMoved', { count: keptMoved })}</p>}
        </li>
        <li>
          {say('event.change.removed', { count: removed })}
          {removedMoved > 0 && <p>{say('event.change.removedMoved', { count: removedMoved })}</p>}
        </li>
        <li>{say('event.change.added', { count: added })}</li>
      </ul>
    </ConfirmDialog>
  );
}
