const ends = ['pointerup', 'pointercancel'] as const;
let isPressed = false;
addEventListener('pointerdown', () => (isPressed = true), { capture: true });
for (const end of ends) addEventListener(end, () => (isPressed = false), { capture: true });

/**
 * Does something that moves the page: at once, or when the person has let go of what they are just pressing, so that it does not move away
 * from under the pointer before it is pressed.
 */
export function afterPress(action: () => void): void {
  if (isPressed) {
    const once = new AbortController();
    // This runs on pointer up, before the click; the action waits until after the click.
    const later = () => {
      once.abort();
      setTimeout(action);
    };
    for (const end of ends) addEventListener(end, later, { signal: once.signal });
  } else action();
}
