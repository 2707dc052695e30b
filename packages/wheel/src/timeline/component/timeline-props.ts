import type { ReactNode } from 'react';
import type { Highlight } from '../../component/highlight.ts';
import type { WheelDrag } from '../../component/wheel-drag.ts';
import type { WheelPlace } from '../../component/year-wheel-props.ts';
import type { WheelTexts } from '../../texts.ts';
import type { WheelActivity, WheelHoliday, WheelRing } from '../../types.ts';
import type { TimelineBreak } from '../layout/shades.ts';
import type { ZoomLevel } from '../layout/zoom.ts';

/** The words of a timeline beside those of the wheel. */
export type TimelineTexts = {
  /** Its name: 'Tidslinje for 2026'. */
  label: (years: string) => string;
  /** How to use it by keyboard, read after the name. */
  help: string;
  /** The name of the buttons that zoom: 'Forstørring'. */
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  levels: Record<ZoomLevel, string>;
  /** 'Gå til i dag' */
  toToday: string;
  /** An activity: 'Årsmelding, 2. til 31. mars, ring Økonomi, forfallen' */
  activity: (activity: WheelActivity, ring: WheelRing) => string;
  /** A lane: 'Økonomi, 4 aktivitetar' */
  lane: (ring: WheelRing, count: number) => string;
  /** The short names of the weekdays, Monday first. */
  weekdays: readonly string[];
  /** A week that stands on end: 'denne veka', 'neste veke', else its name. `after` is how many weeks it is after this one. */
  week: (week: number, after: number) => string;
  earlier: string;
  later: string;
  /** Before what goes on all through a week: 'Heile veka'. */
  ongoing: string;
  /** Beside what begins or is due on a day: 'byrjar', 'frist'. */
  begins: string;
  isDue: string;
  /** The button for something new on a day: 'Ny aktivitet måndag 2. mars'. */
  newOn: (date: string) => string;
  /** A button that shows the same as a table: 'Vis som tabell'. */
  asTable: string;
};

/** Other days of an activity that is being moved, YYYY-MM-DD. By keys they are brought into sight; a pointer is there already. */
export type MovedDays = { id: string; startDate: string; endDate: string; isByKeys?: boolean };

/** What a timeline draws, and what it reports. Keep the same objects between drawings where nothing changed. */
export type YearTimelineProps = {
  year: number;
  /** How many years follow each other, 1–3; 1 by default. */
  years?: number;
  /** The first month, 1–12; 1 by default. */
  startMonth?: number;
  /** One lane each, from the top. */
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  texts: WheelTexts;
  words: TimelineTexts;
  /** YYYY-MM-DD in the reader's time zone. Without it no line is drawn. */
  today?: string;
  holidays?: readonly WheelHoliday[];
  breaks?: readonly TimelineBreak[];
  /** What is pointed at, shared with what is beside it; what is held is what is open. */
  highlight?: Highlight;
  onActivityOpen?: (activity: WheelActivity) => void;
  /** Called on a press in an empty place: a lane's, or with no ring a day's where time runs downwards. */
  onPlaceOpen?: (place: Omit<WheelPlace, 'ringId'> & { ringId?: string }) => void;
  /** Lets bars and marks be dragged, and bars stretched at their ends. */
  drag?: WheelDrag;
  /** Where what is being dragged would be dropped. */
  moved?: MovedDays | undefined;
  /** More buttons above it. */
  tools?: ReactNode;
  /** Whether time runs downwards, week by week, as on a phone. */
  isStanding?: boolean;
};
