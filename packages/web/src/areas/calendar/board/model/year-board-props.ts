import type { Day } from '@samspel/domain/time/day';
import type { WheelRing } from '@samspel/wheel';
import type { ReactNode } from 'react';
import type { Offer } from '../../activity/offer.tsx';
import type { BoardActivity } from './board-activity.ts';
import type { RingChanges } from './use-rings.ts';

/** The place where a person begins a new activity. */
export interface NewPlace {
  day: Day;
  /** The ring on the wheel; undefined if it was a month or one of its days. */
  ringId?: string | undefined;
}

/** The props that the views of a year share. */
export interface YearBoardProps {
  year: number;
  /** The year that the person went to; differs from the one shown while it is loading. */
  yearAsked: number;
  onYearChange: (year: number) => void;
  /** Why the year asked for could not be read: it says so in the place of the year, below the filters of the year before it. */
  unread?: { error: unknown; onRetry: () => void } | undefined;
  /** How many years from it on the activities are of, 1–3: a timeline shows them all, the other views the first. */
  years?: number;
  onYears?: (years: number) => void;
  /** 1–12; the months before it belong to the next year. */
  startMonth: number;
  /** Whether the address says the start month, which the person's own choice then does not change. */
  hasFixedMonth?: boolean;
  rings: readonly WheelRing[];
  activities: readonly BoardActivity[];
  onOpen: (activity: { id: string }) => void;
  /** Id of the activity whose panel is open, or null. */
  opened: string | null;
  /** Begins a new activity, at a place if one was pointed at; undefined if the person may not add any. */
  onNew?: ((place?: NewPlace) => void) | undefined;
  onTick: (activity: BoardActivity, isDone: boolean) => void;
  /** What is offered beside the activity that was ticked last, with its id. */
  offer: Offer | null;
  /** What to do if the year has no activities at all. */
  empty: ReactNode;
  /** The gear at the end of the filters: `WheelSettings`. */
  settings: ReactNode;
  /** Names the wheel in this browser, which keeps which of its rings are hidden, moved or recoloured. */
  wheel: string;
  /** Keeps the order and colours of the rings, if this browser does not. */
  ringChanges?: RingChanges;
  /** In the legend: the name of a ring if it is more than its title, and what else can be done with it. */
  ringName?: (ring: WheelRing) => ReactNode;
  ringTools?: (ring: WheelRing) => ReactNode;
  /** Shown below the legend. */
  belowLegend?: ReactNode;
  /** Whether the rows show the name of the ring. */
  showsRings: boolean;
  /** Whether the list has each month by ring, with the name of the ring above its rows, in which the responsible person is named. */
  isByRing?: boolean;
}
