import type { KeyboardEvent } from 'react';

/**
 * Returns the key handler of a form that stands in the place of what it changes: Escape leaves the form, as its Cancel does. An Escape that something
 * in it uses, such as an open list, is not for the form; one that leaves it is for nothing else.
 */
export const leaveAtEscape =
  (leave: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.currentTarget.querySelector(':popover-open:not(.ds-tooltip)')) return;
    // The same key would close the question that it opens, or the panel around the form.
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
