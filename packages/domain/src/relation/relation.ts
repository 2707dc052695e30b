/** The most things that one thing may be related to (product/content#relations). */
export const relationLimit = 200;
