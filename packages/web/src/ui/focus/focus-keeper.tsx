import { useEffect } from 'react';
import { focusPlace, isThere, type PlaceOfFocus, placeOf } from './place-of-focus.ts';

/**
 * Keeps the focus on the page, for all pages at once: when what has it vanishes or can no longer have it, the focus goes to what took its place, else to
 * the heading over it. Whatever moves the focus itself within two frames, such as a dialog that closes or a page that opens, comes first.
 */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return null;
}

function keepFocus(): () => void {
  let place: PlaceOfFocus | null = null;
  let frame = 0;
  const forget = ({ target }: PointerEvent) => {
    if (!place?.element.contains(target as Node)) place = null;
  };
  const remember = ({ target }: FocusEvent) => {
    // A toast returns the focus itself, to what had it before.
    if (target instanceof HTMLElement && !target.closest('[data-sonner-toaster]')) place = placeOf(target);
  };
  const look = () => {
    frame = 0;
    if (place && document.activeElement === document.body && !isThere(place.element) && focusPlace(place)) return;
    // What has not moved the focus leaves it; what stands around it may have changed.
    if (place && document.activeElement === place.element) place = placeOf(place.element);
  };
  const lookSoon = () => {
    if (!place || frame) return;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
  document.addEventListener('focusin', remember, true);
  // Whoever presses beside everything means to have no focus.
  document.addEventListener('pointerdown', forget, true);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    document.removeEventListener('focusin', remember, true);
    document.removeEventListener('pointerdown', forget, true);
  };
}
