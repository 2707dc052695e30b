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
  /** Part of its text, around the words that were searched for. */
  excerpt?: readonly MarkedPart[] | undefined;
  isLimited?: boolean;
  /** The address that it opens, below /app. */
  to?: string;
  /** Handed to the page at that address. */
  state?: unknown;
  /** What it does, if it has no address. */
  run?: () => void;
}

/** The results of a kind, under its name. */
export interface EntryGroup {
  key: string;
  title: string;
  entries: readonly Entry[];
}

/** A text with nothing marked. */
const plain = (text: string): MarkedPart[] => [{ text, isMatch: false }];

/** The line that links to all results of a kind. */
export const allEntry = (say: Say, kind: string, to: string, sign: ReactNode): Entry => ({
  key: `all ${to}`,
  sign,
  title: plain(say('search.allOf', { kind })),
  to,
});
