import { useState } from 'react';
import { useClient } from 'urql';
import { SeriesSizeDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { toast } from '../../../ui/toaster.tsx';
import type { BoardActivity } from './board-activity.ts';
import { useChangeSeveral } from './use-change-several.ts';

/** A move of an activity of a series, which is asked about. */
export interface AskedMove {
  activity: BoardActivity;
  days: number;
}

/** Moves the days of an activity; of one in a series it is asked first whether the rest of the series moves with it. */
export function useMoveDays() {
  const client = useClient();
  const sayProblem = useProblemText();
  const { change } = useChangeSeveral();
  const [asked, ask] = useState<AskedMove | null>(null);
  const apply = ({ activity, days }: AskedMove, scope: 'ONE' | 'REST') =>
    void change([activity.id], { moveDays: days, scope });
  const move = async (activity: BoardActivity, days: number) => {
    const { data, error } = await client.query(SeriesSizeDocument, { id: activity.id }).toPromise();
    if (error) return toast.error(sayProblem(error));
    const isSeries = data!.eventInstance.event.progress.total > 1;
    if (isSeries) ask({ activity, days });
    else apply({ activity, days }, 'ONE');
  };
  return {
    asked,
    move: (activity: BoardActivity, days: number) => void move(activity, days),
    confirm: (scope: 'ONE' | 'REST') => {
      if (asked) apply(asked, scope);
      ask(null);
    },
    cancel: () => ask(null),
  };
}
