import { useEffect } from 'react';

/** While a dialog is open, the first Escape only hides a shown tooltip; the next one is for the dialog (WCAG 1.4.13). */
export function useTooltipFirst(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const keepDialog = (event: KeyboardEvent) => {
      const isMenuOpen = document.querySelector(':popover-open:not(.ds-tooltip)') !== null;
      const isShown = document.querySelector('.ds-tooltip:popover-open') !== null;
      if (event.key === 'Escape' && isShown && !isMenuOpen) event.preventDefault();
    };
    // On the window, before the document, where the tooltip handles the key and hides.
    window.addEventListener('keydown', keepDialog, { capture: true });
    return () => window.removeEventListener('keydown', keepDialog, { capture: true });
  }, [isOpen]);
}
