import type { Orientation, Paper, PaperPart } from '@samspel/domain/calendar/paper';
import type { Day } from '@samspel/domain/time/day';
import type { Locale } from '@samspel/i18n/locale';
import type { WheelActivity, WheelRing } from '@samspel/wheel/pure';

/** What goes on paper, as plain data: it is handed to the thread that draws. */
export type YearOnPaper = {
  title: string;
  municipality: string;
  year: number;
  /** 1–12. */
  startMonth: number;
  /** The first and the last day that are shown: the twelve months, or a part of them. */
  from: Day;
  to: Day;
  rings: readonly WheelRing[];
  /** In the order of their deadlines. */
  activities: readonly WheelActivity[];
  /** Public holidays and school holidays, as the wheel marks them. */
  holidays: readonly { date: Day; title: string }[];
  locale: Locale;
  today: Day;
  /** Where the same year is on the web. */
  link: string;
};

/** The sheets that are made of it. */
export type SheetChoices = {
  paper: Paper;
  orientation: Orientation;
  what: readonly PaperPart[];
  /** Whether there is a column for notes. */
  notes: boolean;
};

/** A file that the drawing thread makes. Without `sheet`, a picture is the wheel with its legend, for a slide. */
export type PaperOrder = { year: YearOnPaper } & (
  | { format: 'pdf'; sheet: SheetChoices }
  | { format: 'svg' | 'png'; sheet: SheetChoices | undefined; page: number; ground: Ground }
);

/** What is behind a picture: nothing, so that what lies below is seen, or white. */
export type Ground = 'none' | 'white';
