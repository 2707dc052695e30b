import { lazy, Suspense } from 'react';
import type { ActivityPanelProps } from './activity-panel-props.ts';

const Panel = lazy(() => import('./activity-panel.tsx'));

/** The place of the panel of one activity, which is loaded when first opened. @param id of the activity; null closes the panel */
export function ActivityPanel({ id, ...props }: Omit<ActivityPanelProps, 'id'> & { id: string | null }) {
  if (!id) return null;
  return (
    <Suspense>
      <Panel key={id} id={id} {...props} />
    </Suspense>
  );
}
