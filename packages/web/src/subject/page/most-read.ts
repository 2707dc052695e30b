/**
 * The `handle` of the route of a page that is read most: it is shown with the texts that it and the parts on it name, and waits for no others
 * (`pageTexts` of vite.texts.ts).
 */
export const mostRead = 'most read';
