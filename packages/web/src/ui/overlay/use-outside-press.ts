import { type MouseEvent, type PointerEvent, useRef } from 'react';

type At = MouseEvent<HTMLDialogElement> | PointerEvent<HTMLDialogElement>;

/**
 * Calls `onPress` when somebody presses and lets go outside a dialog. A press that begins in the dialog, such as selecting text, does not count.
 * The browser's own `closedby="any"` is not used: it closes without letting the page ask whether changes may be lost.
 */
export function useOutsidePress(onPress: () => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown: (event: At) => {
      beganOutside.current = isOutside(event);
    },
    onClick: (event: At) => {
      if (beganOutside.current && isOutside(event)) onPress();
      beganOutside.current = false;
    },
  };
}

/** Whether an event is on the dark area around the dialog, which belongs to the dialog element. */
function isOutside({ target, currentTarget, clientX, clientY }: At): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isWithin;
}
