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

type Kind = 'success' | 'info' | 'error' | 'loading';

/** What a toast offers: a button with these words. */
interface ToastAction {
  words: string;
  run: () => void;
}

/** Milliseconds that a toast stays; one with a button must be reached first. */
const stays = { short: 3_000, error: 8_000, action: 12_000, loading: Number.POSITIVE_INFINITY };

async function say(kind: Kind, words: string, action?: ToastAction, id?: string): Promise<void> {
  isNeeded.set(true);
  const { toast: sonner } = await import('sonner');
  const duration = action ? stays.action : kind === 'error' || kind === 'loading' ? stays[kind] : stays.short;
  const offer = action && { label: action.words, onClick: action.run };
  sonner[kind](words, { duration, action: offer, ...(id && { id }) });
}

/** A toast that stays while something goes on, and then becomes what came of it. */
export interface ProgressToast {
  success: (words: string, action?: ToastAction) => void;
  info: (words: string, action?: ToastAction) => void;
  error: (words: string, action?: ToastAction) => void;
}

/** How many progress toasts there have been; each has a name of its own. */
let toasts = 0;

function progress(words: string): ProgressToast {
  toasts += 1;
  const id = `progress-${toasts}`;
  const become = (kind: Kind) => (told: string, action?: ToastAction) => void say(kind, told, action, id);
  become('loading')(words);
  return { success: become('success'), info: become('info'), error: become('error') };
}

/**
 * A short word that a thing was done, for 3 seconds (spec 3 §9): `toast.success(say('shell.saved'))`. Errors stay for 8, and for 12 what offers
 * something, which must be found elsewhere as well.
 */
export const toast = {
  success: (words: string, action?: ToastAction) => void say('success', words, action),
  info: (words: string) => void say('info', words),
  error: (words: string) => void say('error', words),
  /** `const copying = toast.progress('Kopierer …')`, and when it is over `copying.success('Ferdig')`. */
  progress,
};
