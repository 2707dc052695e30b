import { useState } from 'react';
import type { ImportPreviewQuery } from '../../generated/graphql.ts';

type Named = ImportPreviewQuery['importPreview']['named'];

/**
 * Proposes, once for what was read, the year wheel whose activities its rows have the numbers of. Returns it, also when another is chosen.
 * @param named as the last preview has it, which names none when a year wheel is chosen
 */
export function useNamed(named: Named, reference: string, propose: (calendar: string) => void): Named {
  const [kept, setKept] = useState<{ of: string; named: NonNullable<Named> } | null>(null);
  const isNew = named && kept?.of !== reference;
  if (isNew) {
    setKept({ of: reference, named });
    propose(named.id);
  }
  return kept?.of === reference ? kept.named : named;
}
