/** The language of the names of function groups and service areas (KOSTRA), whatever the language of the page. */
export const kostraLanguage = 'nn';
