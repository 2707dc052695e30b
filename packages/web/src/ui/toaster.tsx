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

async function say(kind: Kind, words: string): Promise<void> {
  isNeeded.set(true);
  const { toast: sonner } = await import('sonner');
  sonner[kind](words, kind === 'error' ? { duration: 8_000 } : {});
}

/** A short word that a thing was done, for 3 seconds (spec 3 §9): `toast.success(say('shell.saved'))`. Errors stay for 8. */
export const toast = {
  success: (words: string) => void say('success', words),
  info: (words: string) => void say('info', words),
  error: (words: string) => void say('error', words),
};
