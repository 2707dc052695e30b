import type { Say } from '@samspel/i18n/say';
import { type Driver, type DriveStep, driver, type PopoverDOM } from 'driver.js';
import 'driver.js/dist/driver.css';
import './tour.css';
import { leadByKeys } from './tour-keys.ts';
import type { TourStep } from './tour-step.ts';

/** Leads through parts of the page with driver.js, by mouse, arrow keys and Escape. @param onEnd called when the tour is over */
export function startTour(steps: readonly TourStep[], say: Say, onEnd: () => void): void {
  const shown = steps.filter(({ at }) => document.querySelector(at));
  const words = { nextBtnText: say('shell.tour.next'), prevBtnText: say('shell.tour.previous') };
  const again = () => tour.drive(0);
  const keys = leadByKeys(() => tour);
  const tour: Driver = driver({
    ...words,
    doneBtnText: say('shell.tour.done'),
    steps: [
      ...shown.map((step, at) => stopAt(step, say, at, shown.length, again)),
      ...(shown.at(-1)?.repeats ? [] : [farewell(say, again)]),
    ],
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    popoverClass: 'tour',
    stagePadding: 8,
    stageRadius: 6,
    disableActiveInteraction: true,
    allowKeyboardControl: false,
    onPopoverRender: (popover) => nameParts(popover, say),
    onHighlightStarted: keys.leave,
    onHighlighted: (part) => {
      unmark(part);
      keys.arrive();
    },
    onDestroyed: () => {
      keys.end();
      onEnd();
    },
  });
  tour.drive();
}

const stopAt = (
  { at, title, body, repeats }: TourStep,
  say: Say,
  index: number,
  steps: number,
  again: () => void,
): DriveStep => ({
  element: at,
  popover: {
    title,
    description: body,
    showProgress: true,
    progressText: say('shell.tour.progress', { step: index + 1, steps }),
    showButtons: index === 0 ? ['next', 'close'] : ['previous', 'next', 'close'],
    ...(repeats && { prevBtnText: say('shell.tour.again'), onPrevClick: again }),
  },
});

/** The end of a tour whose last stop does not offer to take it again itself (product/shell#tours). */
const farewell = (say: Say, again: () => void): DriveStep => ({
  popover: {
    title: say('shell.tour.endTitle'),
    description: say('shell.tour.endBody'),
    prevBtnText: say('shell.tour.again'),
    onPrevClick: again,
  },
});

/** Corrects what driver.js says to screen readers: its popover is a dialog, not a page with its own header and footer. */
function nameParts({ title, footer, closeButton, nextButton }: PopoverDOM, say: Say): void {
  title.setAttribute('role', 'none');
  footer.setAttribute('role', 'none');
  closeButton.setAttribute('aria-label', say('button.close'));
  // driver.js focuses the first button, which closes the tour.
  requestAnimationFrame(() => nextButton.focus());
}

/** The part that is shown opens nothing itself, although driver.js marks it so. */
function unmark(part: Element | undefined): void {
  for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) part?.removeAttribute(name);
}
