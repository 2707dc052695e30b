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
import type { Highlight } from './highlight.ts';
import type { YearRange } from './WheelCentre.tsx';
import type { WheelDrag } from './wheel-drag.ts';

/** A day of a ring. */
export type WheelPlace = {
  /** YYYY-MM-DD */
  day: string;
  ringId: string;
};

/** What a year wheel draws, and what it reports. */
export type YearWheelProps = {
  year: number;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  texts: WheelTexts;
  /** YYYY-MM-DD in the reader's time zone. Without it no hand is drawn and nothing is chosen at first. */
  today?: string;
  /** YYYY-MM-DD, for a wheel without a hand: titles beside it are those of what was late or next on that day. By default `today`. */
  calledOn?: string;
  holidays?: readonly WheelHoliday[];
  /** The month drawn first, 1–12; 1 by default. */
  startMonth?: number;
  /** Whether the months before the start month are those of the next year. */
  twoYears?: boolean;
  direction?: WheelDirection;
  selectionMode?: SelectionMode;
  toggleMode?: ToggleMode;
  /** If left out, the wheel keeps it itself. Fewer than 12 months throw a RangeError. */
  selection?: WheelSelection;
  onSelectionChange?: (selection: WheelSelection) => void;
  /** What is pointed at, shared with a legend or a list beside the wheel. */
  highlight?: Highlight;
  /** Called on a click on a mark or its title, a second tap of a finger there, or a click on a title in the card. */
  onActivityOpen?: (activity: WheelActivity) => void;
  /** Called on a double click of a mouse on an empty place of a ring. */
  onPlaceOpen?: (place: WheelPlace) => void;
  /** Lets marks be dragged. A finger scrolls, and drags nothing. */
  drag?: WheelDrag;
  /** YYYY-MM-DD, the day that a drag points at: a hand is drawn there. */
  pointedDay?: string | undefined;
  /** If left out, counted from the activities shown; null shows no progress. */
  progress?: WheelProgress | null;
  /** Shows the year switcher. */
  onYearChange?: (year: number) => void;
  yearRange?: YearRange;
  /**
   * The quarter or month that is enlarged. If both it and `onPartChange` are left out, the wheel keeps it itself; without `onPartChange` it is fixed.
   */
  part?: WheelPart | undefined;
  /** Called when the reader wants another part enlarged, or the whole. */
  onPartChange?: (part: WheelPart | undefined) => void;
  /** Lays out in this size instead of following the width, for example for paper; the reader can then enlarge nothing. */
  diameter?: number;
};
