/** Days for which a copy of my data can be fetched after it was made (product/accounts#my-data). */
export const myDataDays = 7;

/** How far the copy of my data is, as `GET /person/my-data` returns it (product/accounts#my-data). */
export type MyData = {
  /** NONE if no copy was asked for, or the last one is forgotten. */
  state: 'NONE' | 'WAITING' | 'DONE' | 'FAILED';
  /** The percentage that is made, 0 to 100. */
  progress: number;
  /** When the copy was asked for, as RFC 3339; null if it was not. */
  askedAt: string | null;
  /** Until when the copy can be fetched, as RFC 3339; null until it is DONE. */
  until: string | null;
  /** The copy's bytes; null until it is DONE. */
  size: number | null;
  /** Why it FAILED, in words to show. */
  problem: string | null;
};
