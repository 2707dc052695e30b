import { addDays } from '@samspel/domain/time/day';
import { sayDay } from '@samspel/i18n/days';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { OpenedDialog } from '../../../../ui/overlay/opened-dialog.tsx';
import type { AskedMove } from './use-move-days.ts';

interface Props {
  asked: AskedMove;
  onMove: (scope: 'ONE' | 'REST') => void;
  onClose: () => void;
}

/** Asks whether only one activity of a series moves, or the rest of the series with it. */
export function MoveQuestion({ asked: { activity, days, edge }, onMove, onClose }: Props) {
  const say = useText();
  const today = useToday();
  const day = sayDay(say, addDays(edge === 'START' ? activity.startDate : activity.endDate, days), today);
  const title = edge ? (`moving.title.${edge}` as const) : 'moving.title';
  return (
    <OpenedDialog
      title={say(title, { title: activity.title, day })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
          <Button onClick={() => onMove('REST')}>{say('moving.REST')}</Button>
          <Button variant="primary" onClick={() => onMove('ONE')}>
            {say('moving.ONE')}
          </Button>
        </>
      }
    >
      <p>{say('moving.hint')}</p>
    </OpenedDialog>
  );
}
