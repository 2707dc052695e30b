import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../ui/use-shortcuts.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** `?` on every page: the window that says which keys there are (product/shell#keys). */
export function Shortcuts() {
  const [isShown, show] = useState(false);
  useShortcuts({ '?': () => show(true) });
  return (
    isShown && (
      <Suspense>
        <ShortcutsDialog onClose={() => show(false)} />
      </Suspense>
    )
  );
}
