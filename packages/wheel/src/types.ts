/** One coloured ring of the wheel, for example one calendar. Rings are drawn from the outside in, in the order given. */
export type WheelRing = {
  id: string;
  title: string;
  /** Any `#rrggbb`; the wheel draws it in a lightness that can be read on its paper. */
  color: string;
  /**
   * Which of the twelve shapes the ring has, 0–11, so that the ring keeps it when others are hidden or moved. If left out, the ring's place decides.
   */
  sign?: number;
  /**
   * Whether the ring is one thin line, as one without anything in the year. If left out, the activities given decide; say it where they are
   * filtered, so that a filter moves no ring.
   */
  isLine?: boolean;
};

/** Something that happens on whole days. `endDate` is the deadline, is included, and is never before `startDate`. */
export type WheelActivity = {
  id: string;
  ringId: string;
  title: string;
  /** YYYY-MM-DD */
  startDate: string;
  /** YYYY-MM-DD, included */
  endDate: string;
  isDone: boolean;
  isOverdue?: boolean;
};

/** A day that many have off. */
export type WheelHoliday = {
  /** YYYY-MM-DD */
  date: string;
  title: string;
};

/** `right` is clockwise, `left` counter-clockwise. */
export type WheelDirection = 'right' | 'left';

/** What a click chooses: a whole month, or one ring in one month. */
export type SelectionMode = 'month' | 'pie';

/** REMEMBER: each click adds or takes away. CONTROL_CLICK: a plain click replaces, Ctrl or Cmd adds. */
export type ToggleMode = 'REMEMBER' | 'CONTROL_CLICK';

/** The selection in one month. A month that is selected as a whole also lists every ring. */
export type MonthSelection = {
  isEntireMonthSelected: boolean;
  selectedRingIds: readonly string[];
};

/** Twelve months; index 0 is January, whatever month the wheel starts with. */
export type WheelSelection = readonly MonthSelection[];

/** How many activities are finished, of how many. */
export type WheelProgress = { done: number; total: number };

/** How an activity is drawn: strong, quiet, or strong with a dot. */
export type ActivityState = 'open' | 'done' | 'overdue';

/** How many activities touch a month, or a ring in a month. */
export type WheelCounts = { total: number; done: number; overdue: number };

/** A part of the drawn wheel that is drawn large: one of its four quarters, or one of its twelve months, counted from the start month on. */
export type WheelPart = { of: 'quarter' | 'month'; index: number };
