/** One stop of a tour: a part of the page, and what it is for. */
export interface TourStep {
  /** A selector of the part; one that is not on the page is passed over. */
  at: string;
  title: string;
  body: string;
}

/** The stop at the part that a page marks as `data-tour={name}`. */
export const tourStop = (name: string, title: string, body: string): TourStep => ({
  at: `[data-tour="${name}"]`,
  title,
  body,
});
