import type { CalendarDialogProps } from '../../areas/calendar/calendar/calendar-dialog.ts';
import { useText } from '../../texts/text.tsx';
import { OpenedDialog } from '../../ui/opened-dialog.tsx';
import { HistoryPanel } from './history-panel.tsx';

/** Who changed what of a year wheel and of all on it. */
export default function HistoryDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  return (
    <OpenedDialog kind="side" title={say('history.of', { title: calendar.title })} onClose={onClose}>
      <HistoryPanel of={{ kind: 'calendar', id: calendar.id }} calendar={calendar} namesThings />
    </OpenedDialog>
  );
}
