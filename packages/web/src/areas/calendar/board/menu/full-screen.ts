/** Fills the screen, if the browser lets the page; it does after a press only. What is shown works without, too. */
export const fillScreen = (): void => void document.documentElement.requestFullscreen?.().catch(() => undefined);

/** Gives the screen back. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
