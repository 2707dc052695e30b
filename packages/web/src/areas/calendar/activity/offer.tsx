import type { ReactNode } from 'react';
import { NotePrompt } from './note-prompt.tsx';
import type { Ticks } from './use-ticks.ts';

/** What is shown beside one activity for a while. */
export interface Offer {
  id: string;
  /** The title of the activity, for views that do not show the activity itself. */
  title: string;
  content: ReactNode;
}

/**
 * Returns the field for a note beside the activity that was ticked; null while a panel offers it itself, or covers the page.
 * @param opened id of the activity whose panel is open, or null
 * @param isBeside the page stays in use beside the panel
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
