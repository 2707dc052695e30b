import { useLayoutEffect, useState } from 'react';
import { topDialog } from './top-dialog.ts';

/**
 * Where toasts are drawn: at the end of the page, or in the topmost modal dialog while there is one, since all else is out of reach then.
 * The element itself is moved, so that what a toast says and offers lives on when a dialog opens or closes.
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
