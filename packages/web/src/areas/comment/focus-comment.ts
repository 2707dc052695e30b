/** Returns the id of a comment's element. */
export const elementOf = (id: string): string => `comment-${id}`;

/** Focuses a comment if the element that had the focus has gone. */
export function focusComment(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body || !document.activeElement?.isConnected)
      document.getElementById(elementOf(id))?.focus({ preventScroll: true });
  });
}

/** Shows a comment in the middle of the window, and focuses it. */
export function goToComment(id: string): void {
  const place = document.getElementById(elementOf(id));
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

/** Returns a function that focuses the heading above a comment, for when the comment is gone. Must be called while the comment is still there. */
export function focusHeadingOver(id: string): () => void {
  const heading = document.getElementById(elementOf(id))?.closest('section')?.querySelector<HTMLElement>('h2, h3');
  return () => heading?.focus({ preventScroll: true });
}
