import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../../../ui/when-idle.ts';
import type { ActivityPanelProps } from './activity-panel-props.ts';

const load = () => import('./activity-panel.tsx');
const Panel = lazy(load);

/**
 * The place of the panel of one activity. The panel is fetched while the page is idle, so that the first press finds it there. @param id of the activity; null
 * closes the panel
 */
export function ActivityPanel({ id, ...props }: Omit<ActivityPanelProps, 'id'> & { id: string | null }) {
  // What could not be fetched is fetched at the press.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  if (!id) return null;
  return (
    <Suspense>
      <Panel key={id} id={id} {...props} />
    </Suspense>
  );
}
