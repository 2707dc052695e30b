import { lazy, Suspense } from 'react';
import { shared, useShared } from '../core/storage/state.ts';

const ToasterView = lazy(() => import('./toaster-view.tsx'));
/** Whether anything has been said yet; until then what draws toasts is not even fetched. */
const isNeeded = shared(false);

/** Where toasts appear; stands once in the shell. */
export function Toaster() {
  return useShared(isNeeded) ? (
    <Suspense>
      <ToasterView />
    </Suspense>
  ) : null;
}

type Kind = 'success' | 'info' | 'error';

/** What a toast offers: a button with these words. */
interface ToastAction {
  words: string;
  run: () => void;
}

/** Milliseconds that a toast stays; one with a button must be reached first. */
const stays = { short: 3_000, error: 8_000, action: 12_000 };

async function say(kind: Kind, words: string, action?: ToastAction): Promise<void> {
  isNeeded.set(true);
  const { toast: sonner } = await import('sonner');
  const duration = action ? stays.action : kind === 'error' ? stays.error : stays.short;
  sonner[kind](words, { duration, ...(action && { action: { label: action.words, onClick: action.run } }) });
}

/**
 * A short word that a thing was done, for 3 seconds (spec 3 §9): `toast.success(say('shell.saved'))`. Errors stay for 8, and for 12 what offers
 * something, which must be found elsewhere as well.
 */
export const toast = {
  success: (words: string, action?: ToastAction) => void say('success', words, action),
  info: (words: string) => void say('info', words),
  error: (words: string) => void say('error', words),
};
