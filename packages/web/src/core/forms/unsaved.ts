import { useCallback, useLayoutEffect, useState } from 'react';

/** A part of the panel that may hold unsaved text: its form, an item of its checklist, or a part of another area. */
export type UnsavedPart = 'form' | 'item' | 'newItem' | `${string}.${string}`;

/** Keeps unsaved text in the panel of an activity from being lost. */
export interface Guard {
  /** Whether a part holds something unsaved; see `useUnsaved`. */
  report: (part: UnsavedPart, isUnsaved: boolean) => void;
  /** Runs an action that would lose unsaved text, after asking. */
  before: (action: () => void) => void;
}

/** Which parts of the panel hold something unsaved. */
export function useUnsavedParts() {
  const [parts, setParts] = useState<readonly UnsavedPart[]>([]);
  const report = useCallback<Guard['report']>((part, isUnsaved) => {
    setParts((before) => {
      if (before.includes(part) === isUnsaved) return before;
      return isUnsaved ? [...before, part] : before.filter((one) => one !== part);
    });
  }, []);
  return { isUnsaved: parts.length > 0, report };
}

/**
 * Tells the guard whether a part holds something unsaved, for as long as that part is there.
 * It reports before the page is drawn, so that a person who presses Escape as soon as a form is saved and gone is asked nothing.
 */
export function useUnsaved({ report }: Pick<Guard, 'report'>, part: UnsavedPart, isUnsaved: boolean): void {
  useLayoutEffect(() => {
    report(part, isUnsaved);
    return () => report(part, false);
  }, [report, part, isUnsaved]);
}
