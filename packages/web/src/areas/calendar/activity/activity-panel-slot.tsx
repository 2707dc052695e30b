import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../ui/base/when-idle.ts';
import type { ActivityPanelProps } from './activity-panel-props.ts';

let fetched: ComponentType<ActivityPanelProps> | undefined;
const load = async () => {
  const module = await import('./activity-panel.tsx');
  fetched = module.default;
  return module;
};
const Panel = lazy(load);

/**
 * The place of the panel of one activity. The panel is fetched while the page is idle, so that it is ready at the first press.
 * @param id of the activity; null closes the panel
 */
export function ActivityPanel({ id, ...props }: Omit<ActivityPanelProps, 'id'> & { id: string | null }) {
  // If fetching failed, it is fetched at the press.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  if (!id) return null;
  return (
    <Suspense>
      <Fetched key={id} id={id} {...props} />
    </Suspense>
  );
}

/** Shows the fetched panel at once: what React has waited for, it shows only after 300 ms. */
function Fetched(props: ActivityPanelProps) {
  const [Shown] = useState<ComponentType<ActivityPanelProps>>(() => fetched ?? Panel);
  return <Shown {...props} />;
}
