import { useWide } from '../../../ui/base/use-wide.ts';

/** From this width on, in pixels, the panel of an activity is beside the page, which stays in use; in narrower windows it covers the page. */
const besideFrom = 1_200;

/** Whether the panel of an activity is beside the page. */
export const usePanelBeside = (): boolean => useWide(besideFrom);
