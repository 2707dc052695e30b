/** The id of the element of a comment. */
export const elementOf = (id: string): string => `comment-${id}`;

/** Gives a comment the focus when what had it has gone. */
export function focusComment(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body || !document.activeElement?.isConnected)
      document.getElementById(elementOf(id))?.focus({ preventScroll: true });
  });
}

/** Shows a comment in the middle of the window, and gives it the focus. */
export function goToComment(id: string): void {
  const place = document.getElementById(elementOf(id));
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

/** Gives the heading over a comment the focus, when the comment has gone. Called while it is still there; returns what does it. */
export function focusHeadingOver(id: string): () => void {
  const heading = document.getElementById(elementOf(id))?.closest('section')?.querySelector<HTMLElement>('h3');
  return () => heading?.focus({ preventScroll: true });
}
