import { useCallback } from 'react';
import { useText } from '../../texts/text.tsx';
import type { Who } from './who-search.tsx';

type Kind = 'person' | 'organization';

const keyOf = (kind: Kind, id: string): string => `samspel.name.${kind}-${id}`;

/** The names of those in the filter: the address has only ids, so names chosen in this tab are kept until it closes. */
export interface WhoNames {
  remember: (who: Who) => void;
  /** Returns the name, or just 'Person' or 'Organisasjon' if the id came with a link. */
  nameOf: (kind: Kind, id: string) => string;
}

/** Keeps names until the tab is closed; keeps nothing if storage is forbidden. */
export function useWhoNames(): WhoNames {
  const say = useText();
  const nameOf = useCallback((kind: Kind, id: string) => read(keyOf(kind, id)) ?? say(`field.${kind}`), [say]);
  return { remember: ({ kind, id, label }) => keep(keyOf(kind as Kind, id), label), nameOf };
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, name: string): void {
  try {
    sessionStorage.setItem(key, name);
  } catch {
    // Without storage the chip only says which kind it is.
  }
}
