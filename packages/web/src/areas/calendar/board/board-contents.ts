import {
  chosenActivities,
  isShown,
  progressOf,
  type WheelProgress,
  type WheelSelection,
  type YearWindow,
} from '@samspel/wheel/pure';
import type { BoardActivity } from './board-activity.ts';

/** What of a year is drawn, listed and counted. */
export interface BoardContents {
  /** What the wheel and the table hold. */
  drawn: readonly BoardActivity[];
  /** What of it the selection leaves. */
  listed: readonly BoardActivity[];
  /** How many that are done the selection would leave, were they not hidden. */
  hidden: number;
  /** Of the year shown; what is hidden counts too, what is archived does not. */
  progress: WheelProgress;
}

export interface Contained {
  window: YearWindow;
  selection: WheelSelection;
  /** Leaves out what is done, everywhere but from the progress (product/year-wheels#settings-of-the-wheel). */
  hidesCompleted: boolean;
  /** Id of what stays listed though it is done: it was just ticked. */
  kept?: string | undefined;
  /** What the filter leaves, everywhere but from the progress. */
  isWanted?: (activity: BoardActivity) => boolean;
  /** Leaves out what lies in these rings, everywhere but from the progress. */
  hiddenRings?: ReadonlySet<string> | undefined;
}

/** Sorts the activities of a year into what is shown of them and what is not. */
export function boardContents(activities: readonly BoardActivity[], contained: Contained): BoardContents {
  const { window, selection, hidesCompleted, kept, isWanted = () => true, hiddenRings } = contained;
  const open = (all: readonly BoardActivity[]) =>
    hidesCompleted ? all.filter(({ id, isDone }) => !isDone || id === kept) : all;
  const wanted = activities.filter((activity) => isWanted(activity) && !hiddenRings?.has(activity.ringId));
  const chosen = chosenActivities(window, wanted, selection) as BoardActivity[];
  const listed = open(chosen);
  return {
    drawn: open(wanted),
    listed,
    hidden: chosen.length - listed.length,
    progress: progressOf(activities.filter((activity) => isShown(window, activity) && !activity.isArchived)),
  };
}
