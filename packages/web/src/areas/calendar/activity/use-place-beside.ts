import { useEffect, useState } from 'react';
import type { BlockerFunction } from 'react-router';
import { hasUnsaved } from '../../../core/forms/open-forms.ts';
import { usePageAddress } from '../address/use-page-address.ts';
import { usePanelBeside } from './use-panel-beside.ts';

/**
 * Gives a new activity the place of the panel beside the page, where there is room for one. The activity that is read there is closed, unless
 * something unsaved is in it: then the new one covers both. An activity that is opened later takes the place back.
 * @param onClose called when another activity has taken the place
 * @returns whether it is beside the page
 */
export function usePlaceBeside(onClose: () => void): boolean {
  const { activity, closeActivity } = usePageAddress();
  const [covers] = useState(() => activity !== null && hasUnsaved());
  const [hasPlace, setHasPlace] = useState(covers || activity === null);
  const isRoom = usePanelBeside();
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address alone
  useEffect(() => {
    if (activity === null) setHasPlace(true);
    else if (!hasPlace) closeActivity();
    else if (!covers) onClose();
  }, [activity]);
  return isRoom && !covers;
}

/** Whether going elsewhere leaves a new activity as it is: the same page in the same year, as in another view or with other filters. */
export const staysBeside: BlockerFunction = ({ currentLocation, nextLocation }) => {
  const [now, next] = [currentLocation, nextLocation].map(({ search }) => new URLSearchParams(search));
  return (
    currentLocation.pathname === nextLocation.pathname &&
    now!.get('year') === next!.get('year') &&
    !(next!.has('activity') && next!.get('activity') !== now!.get('activity'))
  );
};
