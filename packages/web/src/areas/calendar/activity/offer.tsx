import type { ReactNode } from 'react';
import { NotePrompt } from './note-prompt.tsx';
import type { Ticks } from './use-ticks.ts';

/** What stands beside one activity for a while. */
export interface Offer {
  id: string;
  /** What it is about, for where the activity itself is not shown. */
  title: string;
  content: ReactNode;
}

/**
 * The offer of a note beside what was ticked; none while a panel offers it itself, or lies over the page.
 * @param opened id of the activity whose panel is open, or null
 * @param isBeside the panel leaves the page in use
 */
export function offerOf(ticks: Ticks, opened: string | null, isBeside: boolean): Offer | null {
  const { completed } = ticks;
  if (!completed || opened === completed.id || (opened !== null && !isBeside)) return null;
  return {
    id: completed.id,
    title: completed.title,
    content: <NotePrompt key={completed.id} {...{ completed, ticks }} />,
  };
}
