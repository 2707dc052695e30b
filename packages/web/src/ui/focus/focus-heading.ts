/** Focuses the heading of the page, where reading begins, when the focused element has gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
