import type { BoardActivity } from '../model/board-activity.ts';
import type { Choosing } from '../model/use-choosing.ts';

/** What the bar needs while rows are being chosen. */
export interface ChoosingBarProps {
  choosing: Choosing;
  /** The rows among which one chooses. */
  activities: readonly BoardActivity[];
}
