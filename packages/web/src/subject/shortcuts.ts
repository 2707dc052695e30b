import type { Permission } from '@samspel/domain/subject/access';
import type { TextId } from '@samspel/i18n/texts';
import { createContext, type ReactNode, useContext } from 'react';

/** An action that is offered from everywhere, beside the results of a search. */
export interface Shortcut {
  text: TextId;
  icon: ReactNode;
  /** The address that it leads to, below /app. @param me the signed-in person */
  to: (me: { id: string }) => string;
  /** The permission without which it is not offered. */
  permission?: Permission;
}

const ShortcutsContext = createContext<readonly Shortcut[]>([]);

/** Passes the shortcuts of all areas down: the shell collects them. */
export const ShortcutsProvider = ShortcutsContext.Provider;

/** Returns the actions of all areas that are offered from everywhere. */
export const useAllShortcuts = (): readonly Shortcut[] => useContext(ShortcutsContext);
