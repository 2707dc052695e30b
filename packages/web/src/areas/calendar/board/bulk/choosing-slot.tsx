import { useEffect } from 'react';
import { fetchPart, type LaterPart, useFetchedParts } from '../../../../subject/sections/fetched-parts.ts';
import { whenIdle } from '../../../../ui/base/when-idle.ts';
import type { ChoosingBarProps } from './choosing-bar-props.ts';

const parts: readonly LaterPart<ChoosingBarProps>[] = [{ load: () => import('./choosing-bar.tsx') }];

/** The place of the bar while rows are being chosen. */
export function ChoosingBar(props: ChoosingBarProps) {
  const [Bar] = useFetchedParts(parts);
  return Bar ? <Bar {...props} /> : null;
}

/** Fetches the bar while the page is idle, so that it is ready when somebody begins to choose. */
export function useChoosingBarAhead(): void {
  useEffect(() => whenIdle(() => parts.forEach((part) => void fetchPart(part).catch(() => undefined))), []);
}
