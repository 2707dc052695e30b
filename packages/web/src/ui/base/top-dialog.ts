/** Returns the topmost dialog that is modal, or covers the page as one does; undefined if none is open. */
export const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('dialog:modal, dialog[data-covers]')].at(-1);
