/** Returns the topmost modal dialog; undefined if none is open. */
export const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);
