/** The most activities that a ring of a year view returns; a page says when it has so many, since there may be more. */
export const mostInRing = 2_000;
