/** The language that the names of function groups and service areas (KOSTRA) are in, whatever the page speaks. */
export const kostraLanguage = 'nn';
