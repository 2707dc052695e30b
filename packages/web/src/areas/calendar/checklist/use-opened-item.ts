import { useState } from 'react';
import type { Guard } from '../../../core/forms/unsaved.ts';
import { openerId } from './item-opener.tsx';

/** The item of a checklist that is open, to read it or with its form. */
export interface Opened {
  id: string;
  mode: 'read' | 'edit';
}

/** One item is open at a time. Opening another one asks first if something written would be lost. */
export function useOpenedItem(guard: Guard) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    opened,
    open: (next: Opened) => guard.before(() => setOpened(next)),
    close: () => {
      setOpened(null);
      requestAnimationFrame(() => opened && document.getElementById(openerId(opened.id))?.focus());
    },
  };
}
