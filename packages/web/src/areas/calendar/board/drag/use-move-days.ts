import { useState } from 'react';
import { useClient } from 'urql';
import { type MovedEdge, SeriesSizeDocument } from '../../../../generated/graphql.ts';
import { useProblemText } from '../../../../texts/refusal.ts';
import { toast } from '../../../../ui/overlay/toaster.tsx';
import { useBulkChange } from '../bulk/use-bulk-change.ts';
import type { BoardActivity } from '../model/board-activity.ts';

/** A move of an activity in a series that the person is asked about: of all its days, or of one end only. */
export interface AskedMove {
  activity: BoardActivity;
  days: number;
  edge: MovedEdge | null;
}

/** Moves the days of an activity; for one in a series, first asks whether the rest of the series moves with it. */
export function useMoveDays() {
  const client = useClient();
  const sayProblem = useProblemText();
  const { change } = useBulkChange();
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const apply = ({ activity, days, edge }: AskedMove, scope: 'ONE' | 'REST') =>
    void change([activity.id], {
      moveDays: days,
      movesFrom: edge === 'START' ? activity.startDate : activity.endDate,
      scope,
      ...(edge && { moveEdge: edge }),
    });
  const move = async (activity: BoardActivity, days: number, edge: MovedEdge | null) => {
    const { data, error } = await client.query(SeriesSizeDocument, { id: activity.id }).toPromise();
    if (error) return toast.error(sayProblem(error));
    const isSeries = data!.eventInstance.event.progress.total > 1;
    if (isSeries) setAsked({ activity, days, edge });
    else apply({ activity, days, edge }, 'ONE');
  };
  return {
    asked,
    move: (...wanted: Parameters<typeof move>) => void move(...wanted),
    confirm: (scope: 'ONE' | 'REST') => {
      if (asked) apply(asked, scope);
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}
