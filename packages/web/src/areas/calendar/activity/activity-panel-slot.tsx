import { partAhead } from '../../../ui/base/part-ahead.tsx';
import type { ActivityPanelProps } from './activity-panel-props.ts';

const { Part, useAhead } = partAhead<ActivityPanelProps>(() => import('./activity-panel.tsx'));

/** The place of the panel of one activity. @param id of the activity; null closes the panel */
export function ActivityPanel({ id, ...props }: Omit<ActivityPanelProps, 'id'> & { id: string | null }) {
  useAhead();
  return id && <Part key={id} id={id} {...props} />;
}
