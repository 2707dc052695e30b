import type { WheelTexts } from '../texts.ts';
import type {
  SelectionMode,
  ToggleMode,
  WheelActivity,
  WheelDirection,
  WheelHoliday,
  WheelProgress,
  WheelQuarter,
  WheelRing,
  WheelSelection,
} from '../types.ts';
import type { YearRange } from './WheelCentre.tsx';

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
  /** A click on a mark, or on a title in the card. */
  onActivityOpen?: (activity: WheelActivity) => void;
  /** Counted from the activities shown where it is left out; null says nothing of it. */
  progress?: WheelProgress | null;
  /** Shows the year switcher. */
  onYearChange?: (year: number) => void;
  yearRange?: YearRange;
  /** Draws one quarter as large as the whole. Kept by the wheel itself where it and `onQuarterChange` are left out; alone it is fixed. */
  quarter?: WheelQuarter | undefined;
  /** The reader wants another quarter large, or the whole. */
  onQuarterChange?: (quarter: WheelQuarter | undefined) => void;
  /** Lays out in this size instead of following the width, for example for paper; there is then nothing to enlarge with. */
  diameter?: number;
};
