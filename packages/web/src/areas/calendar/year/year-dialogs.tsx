import { lazy, Suspense } from 'react';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import type { NewActivityStart } from '../activity/new-activity-start.ts';

const NewActivity = lazy(() => import('../activity/new-activity-dialog.tsx'));
const AddRing = lazy(() => import('./add-ring-dialog.tsx'));
const Feed = lazy(() => import('../feed/feed-dialog.tsx'));

/** What can be opened above a person's year. */
export type YearDialog = 'ring' | 'feed';

interface Props {
  opened: YearDialog | null;
  rings: MyYearQuery['yearWheel']['rings'];
  onClose: () => void;
  /** What is known about the new activity that is being made; null if none is. */
  start: NewActivityStart | null;
  onEndNew: () => void;
}

/** The dialog that is open, and a new activity, which stays as it is beside it; each is loaded when it is first opened. */
export function YearDialogs({ opened, rings, onClose, start, onEndNew }: Props) {
  return (
    <>
      <Suspense>{start && <NewActivity start={start} onClose={onEndNew} />}</Suspense>
      <Suspense>
        {opened === 'ring' && <AddRing inYear={rings.map(({ calendar }) => calendar.id)} onClose={onClose} />}
        {opened === 'feed' && <Feed onClose={onClose} />}
      </Suspense>
    </>
  );
}
