import type { ButtonHTMLAttributes, MouseEvent } from 'react';

/** The attributes of a button of the kit: it is never `disabled`, since a browser takes the focus away from what becomes so. */
export type PressableProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'command' | 'disabled'> & {
  /** What it does is under way, such as being sent. It keeps the focus, and ignores clicks, and Enter in the form that it sends. */
  isBusy?: boolean | undefined;
};

/**
 * Returns what makes a button ignore clicks while it is busy or `aria-disabled`, without losing the focus: the one rule for all buttons, of which
 * those of the kit are made.
 */
export function pressable({ isBusy, onClick, 'aria-disabled': isOff, ...rest }: PressableProps) {
  const ignores = isBusy === true || isOff === true || isOff === 'true';
  return { ...rest, 'aria-disabled': ignores || undefined, onClick: ignores ? ignore : onClick };
}

/** A browser sends a form on Enter by clicking its button, so this refuses both. */
const ignore = (event: MouseEvent): void => event.preventDefault();
