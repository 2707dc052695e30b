import { type ComponentType, createElement, useEffect } from 'react';
import { shared, useShared } from '../storage/state.ts';

/** What draws the toasts, once it has come. */
const view = shared<{ Toasts: ComponentType } | null>(null);

/** Milliseconds until what draws toasts is fetched, so that it is there before the network is gone, and not among what the page waits for. */
const fetchedAfter = 2_000;

/** Fetches what draws toasts, and what says them; anew where that failed before. */
async function fetchToasts() {
  const [{ default: Toasts }, { toast: sonner }] = await Promise.all([import('./toaster-view.tsx'), import('sonner')]);
  if (!view.get()) view.set({ Toasts });
  return sonner;
}

/** Where toasts appear; stands once in the shell. A page without a network works on without them. */
export function Toaster() {
  const drawn = useShared(view);
  useEffect(() => {
    const waiting = setTimeout(() => void fetchToasts().catch(() => undefined), fetchedAfter);
    return () => clearTimeout(waiting);
  }, []);
  return drawn && createElement(drawn.Toasts);
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
  const sonner = await fetchToasts().catch(() => undefined);
  if (!sonner) return;
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
 * A short word that a thing was done, for 3 seconds (product/shell#toasts): `toast.success(say('shell.saved'))`. Errors stay for 8, and for 12 what offers
 * something, which must be found elsewhere as well.
 */
export const toast = {
  success: (words: string, action?: ToastAction) => void say('success', words, action),
  info: (words: string) => void say('info', words),
  /** Takes away what stands there: its offers are of a thing that is gone. */
  dismissAll: () =>
    void fetchToasts().then(
      (sonner) => sonner.dismiss(),
      () => undefined,
    ),
  error: (words: string) => void say('error', words),
  /** `const copying = toast.progress('Kopierer …')`, and when it is over `copying.success('Ferdig')`. */
  progress,
};
