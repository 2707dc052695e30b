import { lazy, Suspense } from 'react';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import type { NewActivityStart } from '../activity/new-activity-start.ts';

const NewActivity = lazy(() => import('../activity/new-activity-dialog.tsx'));
const AddRing = lazy(() => import('./add-ring-dialog.tsx'));
const Feed = lazy(() => import('../feed/feed-dialog.tsx'));

/** What can be opened above a person's year. */
export type YearDialog = 'activity' | 'ring' | 'feed';

interface Props {
  opened: YearDialog | null;
  /** What is known about a new activity. */
  start: NewActivityStart | undefined;
  rings: MyYearQuery['yearWheel']['rings'];
  onClose: () => void;
}

/** The dialog that is open; each is loaded when it is first opened. */
export function YearDialogs({ opened, start, rings, onClose }: Props) {
  return (
    <Suspense>
      {opened === 'activity' && <NewActivity start={start} onClose={onClose} />}
      {opened === 'ring' && <AddRing inYear={rings.map(({ calendar }) => calendar.id)} onClose={onClose} />}
      {opened === 'feed' && <Feed onClose={onClose} />}
    </Suspense>
  );
}
