import { partAhead } from '../../../../ui/base/part-ahead.tsx';
import type { ChoosingBarProps } from './choosing-bar-props.ts';

/** The place of the bar while rows are being chosen, and what fetches it while the page is idle. */
export const { Part: ChoosingBar, useAhead: useChoosingBarAhead } = partAhead<ChoosingBarProps>(
  () => import('./choosing-bar.tsx'),
);
