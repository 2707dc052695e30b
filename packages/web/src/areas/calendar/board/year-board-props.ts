import type { Day } from '@samspel/domain/time/day';
import type { WheelRing } from '@samspel/wheel';
import type { ReactNode } from 'react';
import type { Offer } from '../activity/offer.tsx';
import type { BoardActivity } from './board-activity.ts';
import type { RingChanges } from './use-rings.ts';

/** Where a person points to begin a new activity. */
export interface NewPlace {
  day: Day;
  /** The ring on the wheel; undefined if it was a month or one of its days. */
  ringId?: string | undefined;
}

/** What the views of a year are given. */
export interface YearBoardProps {
  year: number;
  /** The year that the person went to: another than the one shown while it is on its way. */
  yearAsked: number;
  onYearChange: (year: number) => void;
  /** 1–12; the months before it are those of the next year. */
  startMonth: number;
  rings: readonly WheelRing[];
  activities: readonly BoardActivity[];
  onOpen: (activity: { id: string }) => void;
  /** Id of the activity whose panel is open, or null. */
  opened: string | null;
  /** Begins a new activity, at a place where one was pointed at; undefined if the person may add none. */
  onNew?: ((place?: NewPlace) => void) | undefined;
  onTick: (activity: BoardActivity, isDone: boolean) => void;
  /** What is offered beside the activity that was ticked last, and its id. */
  offer: Offer | null;
  /** What to do where the year has no activities at all. */
  empty: ReactNode;
  /** The gear: `WheelSettings`. */
  settings: ReactNode;
  /** Names the wheel among those whose rings this browser keeps: hidden, moved, coloured. */
  wheel: string;
  /** Keeps the order and colours of the rings, where that is not this browser. */
  ringChanges?: RingChanges;
  /** In the legend: the name of a ring where it is more than its title, and what else can be done with it. */
  ringName?: (ring: WheelRing) => ReactNode;
  ringTools?: (ring: WheelRing) => ReactNode;
  /** Below the legend. */
  belowLegend?: ReactNode;
  /** Shows the name of the ring in the rows. */
  showsRings: boolean;
}
