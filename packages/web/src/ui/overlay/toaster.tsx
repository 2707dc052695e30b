import { type ComponentType, createElement, useEffect } from 'react';
import { shared, useShared } from '../../storage/state.ts';

/** The component that draws the toasts; null until it is fetched. */
const view = shared<{ Toasts: ComponentType } | null>(null);

/**
 * Milliseconds until the code of toasts is fetched: late, so that the page does not wait for it, but early enough to be there if the network is lost.
 */
const fetchedAfter = 2_000;

/** Fetches the code that draws and opens toasts; tries again if an earlier fetch failed. */
async function fetchToasts() {
  const [{ default: Toasts }, { toast: sonner }] = await Promise.all([import('./toaster-view.tsx'), import('sonner')]);
  if (!view.get()) view.set({ Toasts });
  return sonner;
}

/** Shows the toasts; used once, in the shell. If its code cannot be fetched, the page works without toasts. */
export function Toaster() {
  const drawn = useShared(view);
  useEffect(() => {
    const waiting = setTimeout(() => void fetchToasts().catch(() => undefined), fetchedAfter);
    return () => clearTimeout(waiting);
  }, []);
  return drawn && createElement(drawn.Toasts);
}

type Kind = 'success' | 'info' | 'error' | 'loading';

/** The button of a toast. */
interface ToastAction {
  words: string;
  run: () => void;
}

/** Milliseconds that a toast stays. One with a button stays longer, since people must reach the button. */
const stays = { copied: 3_000, short: 5_000, error: 8_000, action: 12_000, loading: Number.POSITIVE_INFINITY };

interface More {
  /** Another action, beside the first. */
  second?: ToastAction | undefined;
  id?: string | undefined;
  /** Milliseconds that it stays without a button. */
  short?: number;
}

async function say(
  kind: Kind,
  words: string,
  action?: ToastAction,
  { second, id, short = stays.short }: More = {},
): Promise<void> {
  const sonner = await fetchToasts().catch(() => undefined);
  if (!sonner) return;
  const duration = action ? stays.action : kind === 'error' || kind === 'loading' ? stays[kind] : short;
  const offer = action && { label: action.words, onClick: action.run };
  const beside = second && { label: second.words, onClick: second.run };
  sonner[kind](words, { duration, action: offer, cancel: beside, ...(id && { id }) });
}

/** A toast that stays while work goes on, and then shows its result. */
export interface ProgressToast {
  success: (words: string, action?: ToastAction) => void;
  info: (words: string, action?: ToastAction) => void;
  error: (words: string, action?: ToastAction) => void;
}

/** Counts the toasts that have a name of their own. */
let toasts = 0;
/** The names of the newest toasts that say that something was saved, by their words. */
const lastSaved = new Map<string, string>();

function progress(words: string): ProgressToast {
  toasts += 1;
  const id = `progress-${toasts}`;
  const changeTo = (kind: Kind) => (result: string, action?: ToastAction) => void say(kind, result, action, { id });
  changeTo('loading')(words);
  return { success: changeTo('success'), info: changeTo('info'), error: changeTo('error') };
}

/**
 * Says briefly, for 5 seconds, that something was done (product/shell#toasts): `toast.success(say('shell.saved'))`. Errors stay for 8 seconds, toasts
 * with a button for 12; the button's action must be found elsewhere as well.
 */
export const toast = {
  success: (words: string, action?: ToastAction, second?: ToastAction) =>
    void say('success', words, action, { second }),
  /** Says that something was saved; an earlier toast with the same words goes, so that what *Undo* would undo is never in doubt. */
  saved: (words: string, action?: ToastAction) => {
    const before = lastSaved.get(words);
    if (before)
      void fetchToasts().then(
        (sonner) => sonner.dismiss(before),
        () => undefined,
      );
    toasts += 1;
    lastSaved.set(words, `saved-${toasts}`);
    void say('success', words, action, { id: `saved-${toasts}` });
  },
  /** Says that something was copied, for 3 seconds. */
  copied: (words: string) => void say('success', words, undefined, { short: stays.copied }),
  info: (words: string) => void say('info', words),
  /** Removes all toasts, whose buttons belong to a thing that is gone. */
  dismissAll: () =>
    void fetchToasts().then(
      (sonner) => sonner.dismiss(),
      () => undefined,
    ),
  error: (words: string) => void say('error', words),
  /** `const copying = toast.progress('Kopierer …')`, and when it is over `copying.success('Ferdig')`. */
  progress,
};
