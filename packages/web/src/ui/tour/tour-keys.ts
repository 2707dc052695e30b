import type { Driver } from 'driver.js';

/** The events of a tour that its keys depend on. */
export interface TourKeys {
  /** Call when the tour sets out for a part. */
  leave: () => void;
  /** Call when the tour has arrived at a part. */
  arrive: () => void;
  /** Call when the tour is over. */
  end: () => void;
}

/**
 * Leads through a tour by arrow keys, and ends it by Escape. driver.js ignores a key that is pressed on the way to a part; here that step is taken on
 * arrival, so that a person who presses quickly gets as far as they pressed.
 */
export function leadByKeys(tour: () => Driver): TourKeys {
  const asked: string[] = [];
  let isOnItsWay = false;
  const goOn = () => {
    if (isOnItsWay) return;
    const key = asked.shift();
    if (key === 'ArrowRight' && tour().hasNextStep()) tour().moveNext();
    if (key === 'ArrowLeft' && tour().hasPreviousStep()) tour().movePrevious();
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return tour().destroy();
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    asked.push(event.key);
    goOn();
  };
  addEventListener('keydown', hear);
  return {
    leave: () => {
      isOnItsWay = true;
    },
    arrive: () => {
      isOnItsWay = false;
      // driver.js updates its position only after this call
      queueMicrotask(goOn);
    },
    end: () => removeEventListener('keydown', hear),
  };
}
