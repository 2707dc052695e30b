import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../../ui/base/use-shortcuts.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** `?` on every page opens the list of keys (product/shell#keys). */
export function Shortcuts() {
  const [isShown, setShown] = useState(false);
  useShortcuts({ '?': () => setShown(true) });
  return (
    isShown && (
      <Suspense>
        <ShortcutsDialog onClose={() => setShown(false)} />
      </Suspense>
    )
  );
}
