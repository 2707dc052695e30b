/** The event that opens the search box, for buttons that are not the box itself. */
export const searchOpening = 'samspel:search';

/** Opens the search, as Ctrl+K does. */
export const openSearch = (): void => void dispatchEvent(new Event(searchOpening));
