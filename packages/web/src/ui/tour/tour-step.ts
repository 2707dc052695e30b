/** One stop of a tour: a part of the page, and what it is for. */
export interface TourStep {
  /** A selector of the part; one that is not on the page is passed over. */
  at: string;
  title: string;
  body: string;
}
