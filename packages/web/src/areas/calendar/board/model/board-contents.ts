import {
  chosenActivities,
  isShown,
  progressOf,
  type WheelProgress,
  type WheelSelection,
  type YearWindow,
} from '@samspel/wheel/pure';
import type { BoardActivity } from './board-activity.ts';

/** What a year draws, lists and counts. */
export interface BoardContents {
  /** The year has no activity at all, whatever is chosen, hidden or filtered. */
  isBare: boolean;
  /** The rings that have something in the year, whatever is chosen, hidden or filtered. */
  used: ReadonlySet<string>;
  /** What the wheel and the table show. */
  drawn: readonly BoardActivity[];
  /** The part of `drawn` that is selected. */
  listed: readonly BoardActivity[];
  /** How many completed activities of the selection are hidden. */
  hidden: number;
  /** Of the year shown. Hidden activities count too, archived ones do not. */
  progress: WheelProgress;
}

export interface Contained {
  window: YearWindow;
  selection: WheelSelection;
  /** Leaves out what is done, everywhere except in the progress (product/year-wheels#settings-of-the-wheel). */
  hidesCompleted: boolean;
  /** Id of an activity that stays listed although it is done: it was just ticked. */
  kept?: string | undefined;
  /** Whether the filter allows an activity; not applied to the progress. */
  isWanted?: (activity: BoardActivity) => boolean;
  /** Leaves out the activities of these rings, everywhere except in the progress. */
  hiddenRings?: ReadonlySet<string> | undefined;
}

/** Sorts the activities of a year into those shown and those hidden. */
export function boardContents(activities: readonly BoardActivity[], contained: Contained): BoardContents {
  const { window, selection, hidesCompleted, kept, isWanted = () => true, hiddenRings } = contained;
  const open = (all: readonly BoardActivity[]) =>
    hidesCompleted ? all.filter(({ id, isDone }) => !isDone || id === kept) : all;
  const wanted = activities.filter((activity) => isWanted(activity) && !hiddenRings?.has(activity.ringId));
  const chosen = chosenActivities(window, wanted, selection) as BoardActivity[];
  const listed = open(chosen);
  const ofYear = activities.filter((activity) => isShown(window, activity));
  return {
    isBare: ofYear.length === 0,
    used: new Set(ofYear.map(({ ringId }) => ringId)),
    drawn: open(wanted),
    listed,
    hidden: chosen.length - listed.length,
    progress: progressOf(ofYear.filter(({ isArchived }) => !isArchived)),
  };
}
