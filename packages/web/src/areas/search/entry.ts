import type { MarkedPart } from '@samspel/domain/search/marks';
import type { Say } from '@samspel/i18n/say';
import type { ReactNode } from 'react';

/** A line of the list of a search: a thing, somebody, or something to do. */
export interface Entry {
  key: string;
  /** An icon, or the picture of somebody. */
  sign: ReactNode;
  title: readonly MarkedPart[];
  /** Where it belongs, and when it is. */
  detail?: string | undefined;
  /** Words of it, around what was searched for. */
  excerpt?: readonly MarkedPart[] | undefined;
  isLimited?: boolean;
  /** Where it leads, below /app. */
  to?: string;
  /** What it does instead. */
  run?: () => void;
}

/** The lines of a kind, under its name. */
export interface EntryGroup {
  key: string;
  title: string;
  entries: readonly Entry[];
}

/** A text of which nothing is marked. */
const plain = (text: string): MarkedPart[] => [{ text, isMatch: false }];

/** The line that leads to all of a kind. */
export const allEntry = (say: Say, kind: string, to: string, sign: ReactNode): Entry => ({
  key: `all ${to}`,
  sign,
  title: plain(say('search.allOf', { kind })),
  to,
});
