/** When a row disappears from a list with its button, focuses the button of the row that took its place, else the last one's, else the search. */
export function focusNextRow(box: HTMLElement | null, gone: HTMLElement): void {
  const place = buttonsIn(box).indexOf(gone);
  requestAnimationFrame(() => {
    const left = buttonsIn(box);
    const next = left[Math.min(place, left.length - 1)] ?? box?.querySelector<HTMLElement>('[role="combobox"]');
    next?.focus();
  });
}

const buttonsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('li button') ?? []),
];
