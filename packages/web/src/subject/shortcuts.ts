import type { Permission } from '@samspel/domain/subject/access';
import type { TextId } from '@samspel/i18n/texts';
import { createContext, type ReactNode, useContext } from 'react';

/** Something that one can do from wherever one is, beside what a search finds. */
export interface Shortcut {
  text: TextId;
  icon: ReactNode;
  /** Where it leads, below /app. @param me who is signed in */
  to: (me: { id: string }) => string;
  /** The permission without which it is not offered. */
  permission?: Permission;
}

const ShortcutsContext = createContext<readonly Shortcut[]>([]);

/** Hands down the shortcuts of all areas: the shell collects them. */
export const ShortcutsProvider = ShortcutsContext.Provider;

/** What one can do from wherever one is, of all areas. */
export const useAllShortcuts = (): readonly Shortcut[] => useContext(ShortcutsContext);
