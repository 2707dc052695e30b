import { useLeaveGuard } from '../../../core/forms/use-discard.tsx';
import { isWriting, type Ticks } from './use-ticks.ts';

/** Asks before the page is left with a note that is not saved. */
export function NoteGuard({ completed }: Pick<Ticks, 'completed'>) {
  return isWriting(completed) && <LeaveGuard />;
}

function LeaveGuard() {
  return useLeaveGuard(true);
}
