import { useCallback } from 'react';
import { useText } from '../../texts/text.tsx';
import type { Who } from './who-search.tsx';

type Kind = 'person' | 'organization';

const keyOf = (kind: Kind, id: string): string => `samspel.name.${kind}-${id}`;

/** The names of those in the filter: the address holds ids only, so what was chosen in this tab is kept until it closes. */
export interface WhoNames {
  remember: (who: Who) => void;
  /** The name, or just 'Person' or 'Organisasjon' where a sent link brought the id. */
  nameOf: (kind: Kind, id: string) => string;
}

/** Keeps names for as long as the tab lives; nothing where storage is forbidden. */
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
    // Without storage the chip says only what kind it is.
  }
}
