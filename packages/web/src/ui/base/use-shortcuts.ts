import { useEffect, useRef } from 'react';
import { onLocalChange, readLocal, writeLocal } from '../../storage/local.ts';
import { shared, useShared } from '../../storage/state.ts';
import { topDialog } from './top-dialog.ts';

const name = 'shortcuts';
const areOn = shared(readLocal(name) !== 'off');
onLocalChange(name, (value) => areOn.set(value !== 'off'));

/** Returns whether single keys do something, and a function to turn that off (WCAG 2.1.4): people who dictate, or press keys by accident, need to. */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  const isOn = useShared(areOn);
  const turn = (on: boolean) => {
    writeLocal(name, on ? null : 'off');
    areOn.set(on);
  };
  return [isOn, turn];
}

/** What single keys do, by `KeyboardEvent.key`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Where keys mean something else: fields to write in, and parts with their own arrow keys. */
const elsewhere = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const withArrows = '[role="grid"], [role="tablist"], [role="listbox"], [role="menu"], [type="radio"], [popover]';

/** Handles single keys on the whole page, except while somebody writes, or while a dialog is open over it. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts);
  newest.current = shortcuts;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !areOn.get()) return;
      const place = event.target as Element;
      if (topDialog() || place.closest(elsewhere)) return;
      if (event.key.startsWith('Arrow') && place.closest(withArrows)) return;
      const run = newest.current[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
