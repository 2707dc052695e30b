import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../../ui/base/skeleton.tsx';
import type { Board } from '../model/use-board.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';

const Timeline = lazy(() => import('./timeline-view.tsx'));

/** The place of the timeline, whose code only pages that show one fetch. */
export function TimelineView(props: YearBoardProps & { board: Board }) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Timeline {...props} />
    </Suspense>
  );
}
