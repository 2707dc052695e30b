/**
 * The one element in which every tooltip is drawn. A tooltip shows what already is the name or description of its button, so it is hidden from screen
 * readers, which would read it again outside the page's landmarks. It hides when its button has left the page: otherwise it would cover what comes
 * there, and a pointer on it would keep it open. While it is shown it stays beside its button, also when the page is zoomed or scrolled.
 */
export function tooltipElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'ds-tooltip';
  element.ariaHidden = 'true';
  let button: Element | undefined;
  const changes = new MutationObserver(hideWithButton);
  element.addEventListener('ds-toggle-source', ({ detail }: CustomEventInit<Element>) => {
    button = detail;
    changes.observe(document, { childList: true, subtree: true });
    hideWithButton();
  });
  // Designsystemet follows the button from this event on, and stops at the one that says that the tooltip is open, which comes later.
  element.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open' && button)
      element.dispatchEvent(new CustomEvent('ds-toggle-source', { bubbles: true, composed: true, detail: button }));
  });
  return element;

  function hideWithButton(): void {
    if (button?.isConnected) return;
    changes.disconnect();
    element.hidePopover();
  }
}
