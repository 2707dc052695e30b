import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useUndoChange } from './use-undo-change.ts';

/** What a save answered: ask for `lastChange { id }` in the mutation. Null where the save changed nothing. */
export interface Saved {
  lastChange: { id: string } | null;
}

/**
 * Says that something is saved, with the offer to undo just that change, for 12 seconds; the history offers it afterwards.
 * `const sayThatSaved = useSavedToast()`, and after `updateCalendar`, `updateEvent` or `updateEventInstance`:
 * `sayThatSaved(data.updateEvent, words)`. Without words it is 'Lagra'. It works on after the form is gone.
 */
export function useSavedToast(): (saved: Saved | undefined, words?: string) => void {
  const say = useText();
  const undo = useUndoChange('history.conflict');
  const undoAndSay = async (id: string) => {
    const whyNot = await undo(id);
    if (whyNot === null) toast.success(say('history.undone'));
    else toast.error(whyNot);
  };
  return (saved, words = say('history.saved')) => {
    const change = saved?.lastChange;
    toast.success(words, change ? { words: say('button.undo'), run: () => void undoAndSay(change.id) } : undefined);
  };
}
