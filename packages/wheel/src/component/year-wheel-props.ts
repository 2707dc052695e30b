import type { WheelTexts } from '../texts.ts';
import type {
  SelectionMode,
  ToggleMode,
  WheelActivity,
  WheelDirection,
  WheelHoliday,
  WheelPart,
  WheelProgress,
  WheelRing,
  WheelSelection,
} from '../types.ts';
import type { Lift } from './lift.ts';
import type { YearRange } from './WheelCentre.tsx';
import type { WheelDrag } from './wheel-drag.ts';

/** A day of a ring. */
export type WheelPlace = {
  /** YYYY-MM-DD */
  day: string;
  ringId: string;
};

/** What a year wheel draws, and what it tells of. */
export type YearWheelProps = {
  year: number;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  texts: WheelTexts;
  /** YYYY-MM-DD, where the reader is. Without it no hand is drawn and nothing is chosen at first. */
  today?: string;
  holidays?: readonly WheelHoliday[];
  /** The month drawn first, 1–12; 1 by default. */
  startMonth?: number;
  /** The months before the start month are those of the next year. */
  twoYears?: boolean;
  direction?: WheelDirection;
  selectionMode?: SelectionMode;
  toggleMode?: ToggleMode;
  /** Kept by the wheel itself where it is left out. Fewer than 12 months throw a RangeError. */
  selection?: WheelSelection;
  onSelectionChange?: (selection: WheelSelection) => void;
  /** What is pointed at, shared with a legend or a list beside the wheel. */
  lift?: Lift;
  /** A click on a mark or its title, a second tap of a finger there, or a click on a title in the card. */
  onActivityOpen?: (activity: WheelActivity) => void;
  /** A double click of a mouse on an empty place of a ring. */
  onPlaceOpen?: (place: WheelPlace) => void;
  /** Lets marks be dragged. A finger scrolls, and drags nothing. */
  drag?: WheelDrag;
  /** YYYY-MM-DD, the day that a drag points at: a hand is drawn there. */
  pointedDay?: string | undefined;
  /** Counted from the activities shown where it is left out; null says nothing of it. */
  progress?: WheelProgress | null;
  /** Shows the year switcher. */
  onYearChange?: (year: number) => void;
  yearRange?: YearRange;
  /** Draws a quarter or a month as large as the whole. Kept by the wheel itself where it and `onPartChange` are left out; alone it is fixed. */
  part?: WheelPart | undefined;
  /** The reader wants another part large, or the whole. */
  onPartChange?: (part: WheelPart | undefined) => void;
  /** Lays out in this size instead of following the width, for example for paper; there is then nothing to enlarge with. */
  diameter?: number;
};
