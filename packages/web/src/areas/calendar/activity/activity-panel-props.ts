import type { Ticks } from './use-ticks.ts';

/** What the panel of one activity is given. */
export interface ActivityPanelProps {
  id: string;
  onClose: () => void;
  ticks: Ticks;
}
