/**
 * The one element in which every tooltip is drawn. A tooltip shows what already is the name or description of its button, so it is hidden from screen
 * readers, which would read it again outside the page's landmarks. It hides when its button has left the page: otherwise it would cover what comes
 * there, and a pointer on it would keep it open.
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
  return element;

  function hideWithButton(): void {
    if (button?.isConnected) return;
    changes.disconnect();
    element.hidePopover();
  }
}
