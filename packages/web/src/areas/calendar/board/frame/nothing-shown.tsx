import type { ReactNode } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { isFiltering, noFilter } from '../model/board-filter.ts';
import type { Board } from '../model/use-board.ts';

interface Props {
  board: Board;
  /** The name of the year. */
  year: string;
  /** What to do if the year has no activities at all. */
  empty: ReactNode;
}

/**
 * Why a year shows no activity: none is marked as a favourite, none fits the filter, none lies in the chosen months, all are done, or there are none.
 */
export function NothingShown({ board, year, empty }: Props) {
  const say = useText();
  // Without activities no filter hides anything, and a new year wheel asks for its first activity.
  if (board.isBare) return empty;
  const { applied, reset } = board.filter;
  if (isOnlyFavourites(applied)) return <NoFavourites onShowAll={reset} />;
  if (isFiltering(applied)) {
    return (
      <EmptyState title={say('filter.none')} action={<Button onClick={reset}>{say('filter.reset')}</Button>}>
        {say('filter.noneHint')}
      </EmptyState>
    );
  }
  if (board.isNarrowed) {
    return (
      <EmptyState
        title={say('calendar.page.noActivities')}
        action={<Button onClick={board.clear}>{say('wheel.clearSelection')}</Button>}
      >
        {say('calendar.page.noActivitiesChosen')}
      </EmptyState>
    );
  }
  if (board.hidden === 0) return empty;
  return <EmptyState title={say('wheel.allDone')}>{say('wheel.allDone.hint', { year })}</EmptyState>;
}

const isOnlyFavourites = (filter: Board['filter']['applied']): boolean =>
  filter.favourites && !isFiltering({ ...filter, favourites: noFilter.favourites });

function NoFavourites({ onShowAll }: { onShowAll: () => void }) {
  const say = useText();
  return (
    <EmptyState
      title={say('event.favourites.none')}
      action={<Button onClick={onShowAll}>{say('event.favourites.showAll')}</Button>}
    >
      {say('event.favourites.hint')}
    </EmptyState>
  );
}
