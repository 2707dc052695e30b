import { useLeaveGuard } from '../../../core/forms/use-discard.tsx';
import { useText } from '../../../texts/text.tsx';
import { isWriting, type Ticks } from './use-ticks.ts';

/** Announces what was completed. The offer of a note is beside the tick, and is not read out while somebody writes in it. */
export function NoteStatus({ completed }: Pick<Ticks, 'completed'>) {
  const say = useText();
  return (
    <p role="status" className="ds-sr-only">
      {completed && say('event.completed', { title: completed.title })}
    </p>
  );
}

/** Asks before the page is left with a note that is not saved. */
export function NoteGuard({ completed }: Pick<Ticks, 'completed'>) {
  return isWriting(completed) && <LeaveGuard />;
}

function LeaveGuard() {
  return useLeaveGuard(true);
}
