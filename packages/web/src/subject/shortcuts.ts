import type { Permission } from '@samspel/domain/subject/access';
import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import { createContext, type ReactNode, useContext } from 'react';

/** An action that is offered from everywhere, beside the results of a search. */
export interface Shortcut {
  text: TextId;
  icon: ReactNode;
  /** The address that it leads to, below /app. @param me the signed-in person */
  to: (me: { id: string }) => string;
  /** Handed to that page, such as what it is to open. */
  state?: unknown;
  /** `text` is the name of a place: it is offered as the way there, once its words are typed. */
  isPlace?: boolean;
  /** The permission without which it is not offered. */
  permission?: Permission;
}

/** An action that a person has written out in the search field, such as an activity with its day. */
export interface WrittenAction {
  name: string;
  /** What it would make, in words. */
  detail?: string;
  icon: ReactNode;
  to?: string;
  state?: unknown;
  /** What it does, if it leads to no address. */
  run?: () => void;
}

/** Returns what a text asks for in an area's own language; empty if it asks for nothing. */
export type ReadWritten = (text: string, given: { say: Say; today: Day; me: { id: string } }) => WrittenAction[];

/** An area's reader of what is written in the search field, fetched when the search is opened. */
export interface WrittenReader {
  fetch: () => Promise<ReadWritten>;
  /** The permission without which it is not asked. */
  permission?: Permission;
}

const ShortcutsContext = createContext<Shortcuts>({ shortcuts: [], readers: [] });

interface Shortcuts {
  shortcuts: readonly Shortcut[];
  readers: readonly WrittenReader[];
}

/** Passes the shortcuts of all areas down: the shell collects them. */
export const ShortcutsProvider = ShortcutsContext.Provider;

/** Returns the actions of all areas that are offered from everywhere, and their readers of what is written. */
export const useAllShortcuts = (): Shortcuts => useContext(ShortcutsContext);
