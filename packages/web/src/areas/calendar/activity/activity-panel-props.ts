import type { Span } from '@samspel/domain/calendar/recurrence';
import type { Ticks } from './use-ticks.ts';

/** The props of the panel of one activity. */
export interface ActivityPanelProps {
  id: string;
  onClose: () => void;
  /** Shows another activity in the panel. */
  onOpen: (id: string) => void;
  ticks: Ticks;
  /** Called once, when the activity is read: the address may name one of another year than shown. */
  onFound?: (activity: Span) => void;
}

/** What is being changed in the panel of an activity. */
export type Editing = 'all' | 'title' | 'note';
