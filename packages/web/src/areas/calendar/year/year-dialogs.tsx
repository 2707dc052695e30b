import type { Day } from '@samspel/domain/time/day';
import { lazy, Suspense } from 'react';
import type { MyYearQuery } from '../../../generated/graphql.ts';

const NewActivity = lazy(() => import('../activity/new-activity-dialog.tsx'));
const AddRing = lazy(() => import('./add-ring-dialog.tsx'));
const Feed = lazy(() => import('../feed/feed-dialog.tsx'));

/** What can be opened over a person's year. */
export type YearDialog = 'activity' | 'ring' | 'feed';

interface Props {
  opened: YearDialog | null;
  /** The day that a new activity begins on, where one was pointed at. */
  day: Day | undefined;
  rings: MyYearQuery['yearWheel']['rings'];
  onClose: () => void;
}

/** The dialog that is open; each is loaded when it is first opened. */
export function YearDialogs({ opened, day, rings, onClose }: Props) {
  return (
    <Suspense>
      {opened === 'activity' && <NewActivity day={day} onClose={onClose} />}
      {opened === 'ring' && <AddRing inYear={rings.map(({ calendar }) => calendar.id)} onClose={onClose} />}
      {opened === 'feed' && <Feed onClose={onClose} />}
    </Suspense>
  );
}
