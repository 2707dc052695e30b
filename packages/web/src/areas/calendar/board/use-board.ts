import { yearWindow } from '@samspel/wheel';
import { useMemo, useState } from 'react';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import type { WheelChoices } from '../address/wheel-choices.ts';
import { type BoardContents, boardContents } from './board-contents.ts';
import { type Chosen, useChosen } from './use-chosen.ts';
import type { YearBoardProps } from './year-board-props.ts';

/** All that the wheel, the list and the table of a year share. */
export interface Board extends Chosen, BoardContents {
  choices: WheelChoices;
  /** Ends the hiding of what is done, on every wheel. */
  showCompleted: () => void;
  /** Only my favourites are shown, in every view, for as long as the page is open. */
  onlyFavourites: boolean;
  showOnlyFavourites: (only: boolean) => void;
}

/** Brings together what the person has chosen on the wheel, what in its settings, and what the year holds. */
export function useBoard({ year, startMonth, rings, activities, offer }: YearBoardProps): Board {
  const chosen = useChosen(year, startMonth, rings);
  const { choices, choose } = useWheelChoices();
  const [onlyFavourites, showOnlyFavourites] = useState(false);
  const { selection } = chosen;
  const { hidesCompleted } = choices;
  const kept = offer?.id;
  const window = useMemo(() => yearWindow({ year, startMonth, twoYears: true }), [year, startMonth]);
  const contents = useMemo(
    () => boardContents(activities, { window, selection, hidesCompleted, kept, onlyFavourites }),
    [activities, window, selection, hidesCompleted, kept, onlyFavourites],
  );
  const showCompleted = () => choose({ hidesCompleted: false });
  return { ...chosen, ...contents, choices, showCompleted, onlyFavourites, showOnlyFavourites };
}
