/** One stop of a tour: a part of the page, and what it is for. */
export interface TourStep {
  /** A selector of the part; a part that is not on the page is skipped. */
  at: string;
  title: string;
  body: string;
  /** It is the last, and offers to take the tour again itself. A tour without such a step ends with one that is not counted. */
  repeats?: boolean;
}

/** Returns the last stop, at the button that started the tour: it offers to take the tour again. */
export const repeatStop = (title: string, body: string): TourStep => ({
  at: '[data-tour="again"]',
  title,
  body,
  repeats: true,
});

/** Returns the stop at the part that a page marks with `data-tour={name}`. */
export const tourStop = (name: string, title: string, body: string): TourStep => ({
  at: `[data-tour="${name}"]`,
  title,
  body,
});
