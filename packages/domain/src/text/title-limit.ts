/** The longest title of any thing, in UTF-16 code units (product/content#titles). Also the limit of names and similar lines. */
export const titleLimit = 255;
