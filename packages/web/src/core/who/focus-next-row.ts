/** When a row leaves a list with its button, the focus goes to that of the row that took its place, to the last one, or to the search. */
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
