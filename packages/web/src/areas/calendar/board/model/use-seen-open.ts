import { useState } from 'react';
import type { BoardActivity } from './board-activity.ts';

/** Returns the ids of the activities that were open at any time since they were first shown. */
export function useSeenOpen(activities: readonly BoardActivity[]): ReadonlySet<string> {
  const [seen] = useState(() => new Set<string>());
  for (const { id, isDone } of activities) if (!isDone) seen.add(id);
  return seen;
}
