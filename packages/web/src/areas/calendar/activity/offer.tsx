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

/** The offer of a note beside what was ticked; none while a panel lies over the page, which offers it itself. */
export function offerOf(ticks: Ticks, isBehind: boolean): Offer | null {
  const { completed } = ticks;
  if (!completed || isBehind) return null;
  return {
    id: completed.id,
    title: completed.title,
    content: <NotePrompt key={completed.id} {...{ completed, ticks }} />,
  };
}
