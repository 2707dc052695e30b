/** The modal dialog that lies above all others; undefined if none is open. */
export const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);
