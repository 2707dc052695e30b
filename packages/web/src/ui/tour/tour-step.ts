/** One stop of a tour: a part of the page, and what it is for. */
export interface TourStep {
  /** A selector of the part; a part that is not on the page is skipped. */
  at: string;
  title: string;
  body: string;
}

/** Returns the stop at the part that a page marks with `data-tour={name}`. */
export const tourStop = (name: string, title: string, body: string): TourStep => ({
  at: `[data-tour="${name}"]`,
  title,
  body,
});
