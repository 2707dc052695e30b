import { useLayoutEffect, useState } from 'react';
import { topDialog } from '../base/top-dialog.ts';

/**
 * Returns where toasts are drawn: at the end of the page, or in the topmost modal dialog if there is one, since everything else is out of reach then.
 * The element itself is moved, so that a toast and its button survive when a dialog opens or closes.
 */
export function useToastPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const move = () => {
      const top = topDialog() ?? document.body;
      if (place.parentElement !== top) top.append(place);
    };
    move();
    const dialogs = new MutationObserver(move);
    dialogs.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      dialogs.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}
