/** The longest title of any thing, in UTF-16 code units (product/content#titles). Names and lines of much the same kind go by it too. */
export const titleLimit = 255;
