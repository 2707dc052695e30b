import type { Span } from '@samspel/domain/calendar/recurrence';
import type { Ticks } from './use-ticks.ts';

/** What the panel of one activity is given. */
export interface ActivityPanelProps {
  id: string;
  onClose: () => void;
  /** Shows another activity in its place. */
  onOpen: (id: string) => void;
  ticks: Ticks;
  /** Once, when the activity is read: an address may lead to one of another year than the page shows. */
  onFound?: (activity: Span) => void;
}

/** What of an activity is being changed in its panel. */
export type Editing = 'all' | 'title' | 'note';
