import { CalendarHistoryDocument } from '../../../generated/graphql.ts';
import { HistoryDialog } from '../../../subject/history/history-dialog.tsx';
import { BroughtIn } from './brought-in.tsx';
import type { CalendarDialogProps } from './calendar-dialog.ts';

/** The history of a year wheel, its series and its activities. */
export default function CalendarHistory({ calendar, onClose }: CalendarDialogProps) {
  return (
    <HistoryDialog
      subject={calendar}
      document={CalendarHistoryDocument}
      above={<BroughtIn calendar={calendar.id} />}
      onClose={onClose}
    />
  );
}
