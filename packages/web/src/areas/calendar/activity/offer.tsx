import type { Offer } from '../board/year-board-props.ts';
import { NotePrompt } from './note-prompt.tsx';
import type { Ticks } from './use-ticks.ts';

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
