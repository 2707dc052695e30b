import { useEffect, useState } from 'react';
import { topDialog } from '../../ui/base/top-dialog.ts';

/**
 * Returns a function that, when the errors are on the page, focuses the first field marked as faulty: in the topmost dialog, or on the page. A screen
 * reader then reads the field with its error (WCAG 3.3.1). If the error belongs to no field, the focus stays.
 */
export function useFocusOnFault(): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) firstFault()?.focus();
  }, [times]);
  return () => setTimes((before) => before + 1);
}

const marked = '[aria-invalid="true"]';
/** The controls in a group of fields that is faulty as a whole. */
const inMarkedGroup = 'fieldset:has(> .ds-validation-message) :is(input, select, textarea, button)';

function firstFault(): HTMLElement | undefined {
  const place = topDialog() ?? document;
  const faults = place.querySelectorAll<HTMLElement>(`:is(${marked}, ${inMarkedGroup}):not(:disabled)`);
  return [...faults].find((field) => field.checkVisibility());
}
