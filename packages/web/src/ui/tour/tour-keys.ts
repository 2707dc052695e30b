import type { Driver } from 'driver.js';

/** What the keys of a tour hear of it. */
export interface TourKeys {
  /** The tour has set out for a part. */
  leave: () => void;
  /** The tour is at a part. */
  arrive: () => void;
  /** The tour is over. */
  end: () => void;
}

/**
 * Leads through a tour by arrow keys, and out of it by Escape. driver.js forgets a key that is pressed while it is on its way to a part; here
 * that step is taken when it has arrived, so that who presses quickly comes as far as they pressed.
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
      // driver.js writes down where it is after it has told so
      queueMicrotask(goOn);
    },
    end: () => removeEventListener('keydown', hear),
  };
}
