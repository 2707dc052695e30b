import { useRef, useState } from 'react';
import type { WhenSaved } from './form-parts.tsx';

/** What the parts of a form have to do when it is saved. */
export interface FormPartsState {
  hasChanges: boolean;
  change: (name: string, then: WhenSaved | null) => void;
  /** Does all of it, one part after the other. */
  finish: (id: string) => Promise<void>;
}

/** Keeps what the parts of other areas have to do when the form is saved. */
export function useFormParts(): FormPartsState {
  const wanted = useRef(new Map<string, WhenSaved>());
  const [hasChanges, setChanges] = useState(false);
  return {
    hasChanges,
    change: (name, then) => {
      if (then) wanted.current.set(name, then);
      else wanted.current.delete(name);
      setChanges(wanted.current.size > 0);
    },
    finish: async (id) => {
      for (const then of wanted.current.values()) await then(id);
      wanted.current.clear();
      setChanges(false);
    },
  };
}
