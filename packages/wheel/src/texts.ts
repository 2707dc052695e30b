import type { WheelActivity, WheelCounts, WheelHoliday, WheelRing } from './types.ts';

/** What the name of a month is made of. */
export type NamedMonth = {
  /** 1–12 */
  month: number;
  year: number;
};

/** Every word that the wheel and its table show or speak. The wheel has no words of its own. */
export type WheelTexts = {
  /** BCP 47, for sorting and for the `lang` of a page that differs. */
  locale: string;
  /** 'januar' … */
  monthsLong: readonly string[];
  /** 'jan.' … */
  monthsShort: readonly string[];
  /** Name of the row of months: 'Månader'. */
  months: string;
  /** Name of the wheel: 'Årshjul for 2026'. */
  wheel: (yearLabel: string) => string;
  /** How to use it by keyboard, read after the name. */
  help: string;
  /** A month: 'mars, 14 aktivitetar, 3 fullførte, 1 forfallen. Heilagdagar: …' */
  monthLabel: (month: NamedMonth, counts: WheelCounts, holidays: readonly WheelHoliday[]) => string;
  /** A ring in a month: 'mars, ring Økonomi, 4 aktivitetar, 1 forfallen' */
  ringInMonthLabel: (month: NamedMonth, ring: WheelRing, counts: WheelCounts) => string;
  /** 'mars 2026', over a list. */
  monthTitle: (month: NamedMonth) => string;
  /** 'måndag 2. mars', or 'fredag 1. til torsdag 15. januar'. */
  days: (startDate: string, endDate: string) => string;
  /** 'fullført', 'forfallen', or '' if neither. */
  state: (activity: WheelActivity) => string;
  /** 'og 12 til' */
  more: (count: number) => string;
  /** 'Ingen aktivitetar' */
  noActivities: string;
  /** Spoken when the selection changes: 'Valt: mars, april (Økonomi). 12 aktivitetar.' */
  selected: (choice: readonly { month: number; rings: readonly string[] | 'all' }[], activities: number) => string;
  nothingSelected: string;
  /** "i dag", beside what is due today */
  today: string;
  /** '12 av 48' */
  progress: (done: number, total: number) => string;
  /** '25 %' */
  percent: (percent: number) => string;
  /** Name of the progress ring: 'Framdrift'. */
  progressLabel: string;
  /** 'År' (names the two buttons). */
  yearSwitcher: string;
  previousYear: (year: number) => string;
  nextYear: (year: number) => string;
  /** Name of the buttons that enlarge: 'Forstørring'. */
  zoom: string;
  /**
   * The name of the button that enlarges a part: 'Forstørr apr.–juni', or 'Forstørr mai' if both are the same month. The button shows the months as
   * `monthsShort` has them, so its name must contain them like that (WCAG 2.5.3).
   */
  enlarge: (first: NamedMonth, last: NamedMonth) => string;
  /** The name of the button that shows the whole again: 'Vis heile hjulet'. */
  wholeWheel: string;
  /** Spoken when a part is enlarged: 'Forstørra: april til juni.', or for one month 'Forstørra: mai.' */
  enlarged: (first: NamedMonth, last: NamedMonth) => string;
  /** "veke 45", beside a deadline */
  week: (week: number) => string;
  table: {
    caption: (yearLabel: string, shown: number) => string;
    title: string;
    ring: string;
    start: string;
    end: string;
    state: string;
    /** 'sorter etter frist' */
    sortBy: (column: string) => string;
    showMore: (count: number) => string;
    /** The state of what is neither done nor late: 'open'. */
    open: string;
    /** A day in a short form for a table: '2. mars 2026'. */
    day: (date: string) => string;
  };
  /** Name of the list of rings: 'Ringar'. */
  legend: string;
  legendTexts: {
    /** '3 opne, 12 fullførte' */
    counts: (open: number, done: number) => string;
    /** '3 opne' */
    open: (count: number) => string;
    /** 'Skjul Økonomi' */
    hide: (ring: string) => string;
    /** 'Vis Økonomi' */
    show: (ring: string) => string;
    /**
     * The name of the button that shows only one ring: 'Berre denne: Økonomi'. `onlyShort` is its label, 'Berre denne', which the name must contain.
     */
    only: (ring: string) => string;
    onlyShort: string;
    /** Shows every ring again: 'Vis alle ringane'. */
    all: string;
    /** The name of the button that shows the tools of a ring: 'Val for Økonomi'. */
    tools: (ring: string) => string;
    /** The name of the handle that drags a ring: 'Flytt Økonomi'. */
    move: (ring: string) => string;
    /** The names of the buttons that move it by one place: 'Flytt Økonomi opp', 'Flytt Økonomi ned'. */
    moveUp: (ring: string) => string;
    moveDown: (ring: string) => string;
    /** Spoken after a move: 'Økonomi er no nummer 2 av 6.' */
    moved: (ring: string, place: number, of: number) => string;
    /** The line of signs: its name, and the meaning of each. */
    signs: {
      label: string;
      open: string;
      done: string;
      overdue: string;
      /** For a number at the name of a month: 'over fristen i månaden'. */
      manyOverdue: string;
      today: string;
      holiday: string;
    };
  };
  /** '14 aktivitetar' */
  activityCount: (count: number) => string;
};
