import { partAhead } from '../../../ui/base/part-ahead.tsx';
import type { NewActivityStart } from './new-activity-start.ts';

interface Props {
  /** See `NewActivityDialog`. */
  calendar?: { id: string };
  /** What is known about the new activity; null if none is being made. */
  start: NewActivityStart | null;
  /** Whether the person may make one. */
  mayWrite: boolean;
  onClose: () => void;
}

const { Part, useAhead } = partAhead(() => import('./new-activity-dialog.tsx'));

/** The place of the form of a new activity. */
export function NewActivity({ start, mayWrite, ...props }: Props) {
  useAhead(mayWrite);
  return start && <Part start={start} {...props} />;
}
