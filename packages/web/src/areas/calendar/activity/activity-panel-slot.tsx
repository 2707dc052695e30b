import { lazy, Suspense } from 'react';
import type { Ticks } from './use-ticks.ts';

const Panel = lazy(() => import('./activity-panel.tsx'));

export interface ActivityPanelProps {
  /** Id of the activity to show; null closes the panel. */
  id: string | null;
  onClose: () => void;
  ticks: Ticks;
}

/** The place of the panel of one activity, which is loaded when first opened. */
export function ActivityPanel({ id, ...props }: ActivityPanelProps) {
  if (!id) return null;
  return (
    <Suspense>
      <Panel key={id} id={id} {...props} />
    </Suspense>
  );
}
