/** Days that a copy of my data can be fetched after it was ready (product/accounts#my-data). */
export const myDataDays = 7;

/** How far the copy of my data is, as `GET /person/my-data` answers it (product/accounts#my-data). */
export type MyData = {
  /** NONE if none was asked for, or the last is forgotten. */
  state: 'NONE' | 'WAITING' | 'DONE' | 'FAILED';
  /** Percent of it that is made, 0 to 100. */
  progress: number;
  /** When it was asked for, as RFC 3339; null if it was not. */
  askedAt: string | null;
  /** Until when it can be fetched, as RFC 3339; null until it is DONE. */
  until: string | null;
  /** Its bytes; null until it is DONE. */
  size: number | null;
  /** Why it FAILED, in words to show. */
  problem: string | null;
};
