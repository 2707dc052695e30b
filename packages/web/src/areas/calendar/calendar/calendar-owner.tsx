import { OwnerDialog } from '../../../subject/owner/owner-dialog.tsx';
import type { CalendarDialogProps } from './calendar-dialog.ts';

/** Names another owner of a year wheel. */
export default function CalendarOwner({ calendar, onClose }: CalendarDialogProps) {
  return <OwnerDialog subject={calendar} onClose={onClose} />;
}
