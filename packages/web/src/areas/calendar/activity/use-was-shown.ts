import { useState } from 'react';
import { useLiveSubject } from '../../../core/live/live-subject.ts';
import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';
import { useReadable } from '../address/use-readable.ts';

/** Reads the activity again if access to its year wheel was lost, and returns whether it was shown before. */
export function useWasShown(activity: ActivityDetailsFragment | undefined, readAgain: () => void): boolean {
  const [calendar, setCalendar] = useState<string>();
  if (activity && activity.calendar.id !== calendar) setCalendar(activity.calendar.id);
  useLiveSubject(calendar, { readAgain, isReadable: useReadable() });
  return calendar !== undefined;
}
