import { lazy, Suspense } from 'react';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import { NewActivity } from '../activity/new-activity-slot.tsx';
import type { NewActivityStart } from '../activity/new-activity-start.ts';

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
  mayWrite: boolean;
}

/** The dialog that is open, and a new activity, which stays as it is beside it; each is loaded when it is first opened, or ahead of that. */
export function YearDialogs({ opened, rings, onClose, start, onEndNew, mayWrite }: Props) {
  return (
    <>
      <NewActivity start={start} mayWrite={mayWrite} onClose={onEndNew} />
      <Suspense>
        {opened === 'ring' && <AddRing inYear={rings.map(({ calendar }) => calendar.id)} onClose={onClose} />}
        {opened === 'feed' && <Feed onClose={onClose} />}
      </Suspense>
    </>
  );
}
