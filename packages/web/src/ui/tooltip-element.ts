/**
 * The one element in which every tooltip is drawn. A tooltip shows what its button is called or described by already, so it is not read out once more from
 * outside the page's landmarks. It hides once its button has left the page: it would lie over what comes there, and a pointer on it would keep it open.
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
