import { yearWindow } from '@samspel/wheel';
import { useMemo } from 'react';
import { type BoardContents, boardContents } from './board-contents.ts';
import { type Chosen, useChosen } from './use-chosen.ts';
import { useWheelChoices } from './use-wheel-choices.ts';
import type { WheelChoices } from './wheel-choices.ts';
import type { YearBoardProps } from './year-board.tsx';

/** All that the wheel, the list and the table of a year share. */
export interface Board extends Chosen, BoardContents {
  choices: WheelChoices;
  /** Ends the hiding of what is done, on every wheel. */
  showCompleted: () => void;
}

/** Brings together what the person has chosen on the wheel, what in its settings, and what the year holds. */
export function useBoard({ year, startMonth, rings, activities }: YearBoardProps): Board {
  const chosen = useChosen(year, startMonth, rings);
  const { choices, choose } = useWheelChoices();
  const { selection } = chosen;
  const { hidesCompleted } = choices;
  const window = useMemo(() => yearWindow({ year, startMonth, twoYears: true }), [year, startMonth]);
  const contents = useMemo(
    () => boardContents(activities, { window, selection, hidesCompleted }),
    [activities, window, selection, hidesCompleted],
  );
  return { ...chosen, ...contents, choices, showCompleted: () => choose({ hidesCompleted: false }) };
}
